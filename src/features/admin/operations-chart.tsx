import { useMemo } from 'react'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

interface OperationsChartProps {
  title: string
  xLabel: string
  content: () => ChartContent
  empty: string
}

export function OperationsChart({ title, xLabel, content, empty }: OperationsChartProps) {
  const drawn = useMemo(content, [content])
  return (
    <Panel title={title}>
      {drawn.x.length === 0 || drawn.lines.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <Chart
          title={title}
          controls={<span />}
          height={220}
          content={drawn}
          xLabel={xLabel}
          pictureSubtitle={formatDate(now().toISOString())}
          pictureName={`keytrail-${title.toLowerCase().replaceAll(/\W+/g, '-')}.png`}
        />
      )}
    </Panel>
  )
}
