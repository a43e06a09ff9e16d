import { Children, type ReactNode } from 'react'
import { useWide } from '#src/ui/hooks/use-wide.ts'

const cardClass = 'rounded-md border border-line bg-raised'

export function InsightCards({ children }: { children: ReactNode }) {
  const wide = useWide()
  const cards = Children.map(children, (child) => (
    <div className={`min-w-0 empty:hidden ${wide ? `px-6 ${cardClass}` : 'px-4'}`}>{child}</div>
  ))
  if (!wide) return <div className={`divide-y divide-line ${cardClass}`}>{cards}</div>
  return (
    <div className="grid lg:grid-cols-[3fr_2fr] items-start gap-6">
      {[0, 1].map((column) => (
        <div key={column} className="flex min-w-0 flex-col gap-6">
          {cards?.filter((_, place) => place % 2 === column)}
        </div>
      ))}
    </div>
  )
}
