import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  eyebrow?: ReactNode
  /** Whether a phone's header shows the title (app/shell/phone-head.tsx) in place of the visible heading. */
  inBar?: boolean
}

export const eyebrowLinkClass =
  '-my-3 inline-flex target items-center underline underline-offset-4 dense:-my-1.5'

export function PageHeader({ title, lead, actions, eyebrow, inBar = false }: PageHeaderProps) {
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${inBar && !lead && !actions ? 'lg:mb-6' : 'mb-6'}`}
    >
      <div className="min-w-0 max-w-3xl">
        {eyebrow && <p className="mb-2 font-medium text-14 text-quiet">{eyebrow}</p>}
        <h1 className={`text-25 lg:text-31 ${inBar ? 'max-lg:sr-only' : ''}`}>{title}</h1>
        {lead && <p className={`text-quiet ${inBar ? 'lg:mt-2' : 'mt-2'}`}>{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:has-[search]:w-full">{actions}</div>}
    </header>
  )
}
