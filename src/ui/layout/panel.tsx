import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** 2 unless the panel is below another heading. */
  headingLevel?: 2 | 3
}

/** Panels are placed side by side, never nested. */
export function Panel({ title, children, actions, headingLevel = 2 }: PanelProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-raised p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={id} className="text-20">
          {title}
        </Heading>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
