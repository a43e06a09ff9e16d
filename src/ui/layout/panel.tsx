import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Do not nest panels. */
export function Panel({ title, children, actions }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-raised p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
