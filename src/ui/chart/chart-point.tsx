import type { ChartContent } from './chart-content.ts'
import { ChartKey } from './chart-key.tsx'
import type { PlotPoint } from './plot.ts'

function valuesAt({ lines, formatY }: ChartContent, index: number) {
  return lines.flatMap(({ label, tone, values }) => {
    const value = values[index]
    return value == null ? [] : [{ label, tone, text: formatY(value) }]
  })
}

function detailsAt(content: ChartContent, index: number): string[] {
  const values = valuesAt(content, index).map(({ label, text }) => `${label} ${text}`)
  return [...values, ...(content.remarks?.(index) ?? [])]
}

export function wordsAt(content: ChartContent, index: number): string {
  const x = content.x[index]
  return x === undefined ? '' : [content.formatX(x), ...detailsAt(content, index)].join(', ')
}

interface ChartTooltipProps {
  content: ChartContent
  point: PlotPoint
  /** The plot's width in CSS pixels; the tooltip opens towards the middle. */
  width: number
}

/** Shown for mouse and keyboard. Hidden from screen readers: the chart's slider announces the values. */
export function ChartTooltip({ content, point, width }: ChartTooltipProps) {
  const x = content.x[point.index]
  if (x === undefined) return null
  const isRight = point.left > width / 2
  return (
    <div
      aria-hidden="true"
      data-chart-tooltip
      className="pointer-events-none absolute top-2 z-10 w-max max-w-56 rounded-md border border-edge bg-raised px-3 py-2 text-14"
      style={isRight ? { right: width - point.left + 12 } : { left: point.left + 12 }}
    >
      <p className="font-medium">{content.formatX(x)}</p>
      {valuesAt(content, point.index).map(({ label, tone, text }) => (
        <p key={label} className="flex items-center gap-2">
          <ChartKey tone={tone} />
          <bdi className="min-w-0 grow truncate text-quiet">{label}</bdi>
          <span className="tabular-nums">{text}</span>
        </p>
      ))}
      {[...new Set(content.remarks?.(point.index))].map((remark) => (
        <p key={remark} className="text-quiet">
          {remark}
        </p>
      ))}
    </div>
  )
}

interface ChartReadingProps {
  content: ChartContent
  index: number
  lines: 1 | 2
}

/** Shown outside the plot, so that a finger does not cover it. Hidden from screen readers as well. */
export function ChartReading({ content, index, lines }: ChartReadingProps) {
  const x = content.x[index]
  if (x === undefined) return null
  const said = detailsAt(content, index)
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
