import type { ChartContent } from './chart-content.ts'
import { ChartKey } from './chart-key.tsx'
import { valuesAt } from './chart-words.ts'
import type { PlotPoint } from './plot.ts'

interface ChartTooltipProps {
  content: ChartContent
  point: PlotPoint
  /** The plot's width in CSS pixels; the tooltip opens towards the middle. */
  width: number
}

/** Describes the point selected by mouse or keyboard. Screen readers use the slider. */
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
      {content.remarks?.(point.index).map((remark) => (
        <p key={remark} className="text-quiet">
          {remark}
        </p>
      ))}
    </div>
  )
}
