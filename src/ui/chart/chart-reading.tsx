import type { ChartContent } from './chart-content.ts'
import { valuesAt } from './chart-words.ts'

interface ChartReadingProps {
  content: ChartContent
  index: number
  lines: 1 | 2
}

/** The point under a finger, shown where no finger covers it. Screen readers hear it from the slider. */
export function ChartReading({ content, index, lines }: ChartReadingProps) {
  const x = content.x[index]
  if (x === undefined) return null
  const values = valuesAt(content, index).map(({ label, text }) => `${label} ${text}`)
  const said = [...values, ...(content.remarks?.(index) ?? [])]
  return (
    <p
      aria-hidden="true"
      data-chart-reading
      className={`text-12 text-quiet tabular-nums ${lines === 1 ? 'truncate' : 'line-clamp-2'}`}
    >
      <span className="font-medium text-ink">{content.formatX(x)}</span>
      {said.length > 0 && ` · ${said.join(' · ')}`}
    </p>
  )
}
