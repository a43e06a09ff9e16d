import type { ReactNode } from 'react'
import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { TrailDrawing } from '../drawing/trail-drawing.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <TrailDrawing />
      <h2 className="mt-6 text-20">{title}</h2>
      {children && <div className="mt-2 max-w-md text-quiet">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

export function NotHereYet({ what }: { what: PartName }) {
  return <EmptyState title={uiWords.notHere(uiWords.parts[what])}>{uiWords.comesOnline}</EmptyState>
}
