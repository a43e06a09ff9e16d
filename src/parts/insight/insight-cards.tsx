import { Children, type ReactNode } from 'react'
import { useWide } from '#src/ui/hooks/use-wide.ts'

interface InsightCardsProps {
  /** The classes of the columns on a desktop. */
  columns: string
  children: ReactNode
}

/** Insights side by side, each in a card; on a phone one below the other in one card. */
export function InsightCards({ columns, children }: InsightCardsProps) {
  const wide = useWide()
  const card = 'rounded-md border border-line bg-raised'
  return (
    <div className={wide ? `grid items-start gap-6 ${columns}` : `divide-y divide-line ${card}`}>
      {Children.map(children, (child, place) => (
        <div
          className={`min-w-0 empty:hidden ${wide ? `px-6 ${card}` : 'px-4'} ${place === 1 ? 'lg:row-span-2' : ''}`}
        >
          {child}
        </div>
      ))}
    </div>
  )
}
