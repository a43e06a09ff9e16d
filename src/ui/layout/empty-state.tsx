import type { ReactNode } from 'react'
import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { TrailDrawing } from '../drawing/trail-drawing.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Whether the title is the heading of the page. */
  page?: boolean
}

export function EmptyState({ title, children, action, page = false }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <TrailDrawing />
      <Heading className={`mt-6 ${page ? 'text-25' : 'text-20'}`}>{title}</Heading>
      {children && <div className="mt-2 max-w-md text-quiet">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

export function NotHereYet({ what }: { what: PartName }) {
  return <EmptyState title={uiWords.notHere(uiWords.parts[what])}>{uiWords.comesOnline}</EmptyState>
}
