import { useCallback } from 'react'
import { dailySeries, type Overview } from '#src/domain/shell/operations.ts'
import { OperationsChart } from './operations-chart.tsx'
import { dailyContent } from './time-content.ts'

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
