import { useCallback, useMemo } from 'react'
import { dailySeries, type Overview } from '#src/domain/shell/operations.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { backlogContent, dailyContent, hourlyContent } from './time-content.ts'

interface OperationsChartProps {
  title: string
  xLabel: string
  content: () => ChartContent
  empty: string
}

function OperationsChart({ title, xLabel, content, empty }: OperationsChartProps) {
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

export function TrackerPanels({ overview }: { overview: Overview }) {
  return (
    <>
      <OperationsChart
        title="Tracker backlog"
        xLabel="Measured"
        content={useCallback(() => backlogContent(overview), [overview])}
        empty="It is measured every ten minutes. Nothing has been measured in the last two days."
      />
      <OperationsChart
        title="Checks an hour"
        xLabel="Hour"
        content={useCallback(() => hourlyContent(overview), [overview])}
        empty="The tracker has not run in the last two days."
      />
    </>
  )
}

type Labels = Readonly<Record<string, string>>

interface Daily {
  title: string
  name: string
  /** The label of a chart's only line. */
  lone?: string
  by?: (labels: Labels) => string | null
}

const origins: Record<string, string> = { tracker: 'Daily checks', user: 'People' }

const charts: readonly Daily[] = [
  {
    title: 'Failures by reason',
    name: 'searches_today',
    by: ({ state, reason }) => (state === 'failed' ? reason || 'unknown' : null),
  },
  {
    title: 'Provider requests',
    name: 'provider_pages_today',
    by: ({ origin = '' }) => origins[origin] ?? origin,
  },
  { title: 'Credits used', name: 'credits_today', lone: 'Credits' },
  { title: 'Payment events', name: 'webhooks_today', by: ({ type }) => type ?? null },
  {
    title: 'Visitors’ searches',
    name: 'demo_today',
    lone: 'Searches',
    by: ({ kind }) => (kind === 'search' ? '' : null),
  },
]

function DailyPanel({ chart, days }: { chart: Daily; days: Overview['days'] }) {
  const content = useCallback(() => {
    return dailyContent(dailySeries(days, chart), chart.lone ?? '')
  }, [chart, days])
  return (
    <OperationsChart
      title={chart.title}
      xLabel="Day"
      content={content}
      empty="None in the last thirty days."
    />
  )
}

export function DailyPanels({ overview }: { overview: Overview }) {
  return charts.map((chart) => <DailyPanel key={chart.title} chart={chart} days={overview.days} />)
}
