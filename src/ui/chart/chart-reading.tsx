import type { ChartContent } from './chart-content.ts'
import { valuesAt } from './chart-words.ts'

interface ChartReadingProps {
  content: ChartContent
  index: number
  lines: 1 | 2
}

/** Describes the point under a finger in a place that the finger does not cover. Screen readers use the slider. */
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
