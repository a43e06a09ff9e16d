import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { LineIcon, toneDrawings } from '../drawing/line-icon.tsx'

const tones = {
  info: { ground: 'bg-accent-wash', ink: 'text-accent' },
  good: { ground: 'bg-good-wash', ink: 'text-good' },
  warning: { ground: 'bg-warning-wash', ink: 'text-warning' },
  bad: { ground: 'bg-bad-wash', ink: 'text-bad' },
} as const

interface NoticeProps {
  tone: keyof typeof tones
  role?: 'alert' | 'status'
  children: ReactNode
  onRetry?: (() => void) | undefined
  trying?: boolean
  action?: ReactNode
}

/** The words convey the tone; the color only repeats it. */
export function Notice({ tone, role, children, onRetry, trying, action }: NoticeProps) {
  const { ground, ink } = tones[tone]
  return (
    <div role={role} className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3 ${ground}`}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <span className={`mt-0.5 shrink-0 ${ink}`}>
          <LineIcon drawing={toneDrawings[tone]} size={20} />
        </span>
        <div className="min-w-0">{children}</div>
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap gap-2">
          {onRetry && (
            <Button busy={trying} onClick={onRetry}>
              {uiWords.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
