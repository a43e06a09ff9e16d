import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence on what the page is for. */
  lead?: ReactNode
  actions?: ReactNode
  /** What the page belongs to. */
  eyebrow?: ReactNode
}

/** The heading of a page, with what can be done on all of it. */
export function PageHeader({ title, lead, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-3xl">
        {eyebrow && <p className="mb-1 font-medium text-14 text-quiet">{eyebrow}</p>}
        <h1 className="text-25 lg:text-31">{title}</h1>
        {lead && <p className="mt-2 text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
