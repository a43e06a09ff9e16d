import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { alertDrawing, LineIcon } from '../drawing/line-icon.tsx'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  onRetry?: (() => void) | undefined
  trying?: boolean
  action?: ReactNode
}

export function ErrorState({ title, children, onRetry, trying, action }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <span className="text-bad">
        <LineIcon drawing={alertDrawing} size={32} />
      </span>
      <h2 className="mt-4 text-20">{title}</h2>
      {children && <div className="mt-2 max-w-md text-quiet">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="primary" busy={trying} onClick={onRetry}>
              {uiWords.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
