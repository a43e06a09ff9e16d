import { useMemo } from 'react'
import { type DailySeries, dailySeries, type Overview } from '#src/domain/shell/operations.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate, formatDateTime, formatWhole } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

const tones = ['accent', 'line-1', 'line-2', 'line-3', 'line-4'] as const
const seconds = (time: string) => Date.parse(time) / 1000
const iso = (at: number) => new Date(at * 1000).toISOString()

function content(
  x: readonly number[],
  lines: DailySeries['lines'],
  formatX: ChartContent['formatX'],
): ChartContent {
  return {
    x,
    xAxis: 'time',
    yAxis: 'amount',
    lines: lines.map((line, index) => ({ ...line, tone: tones[index] ?? 'quiet' })),
    formatX,
    formatY: formatWhole,
  }
}

function dailyContent({ days, lines }: DailySeries, lone: string): ChartContent {
  return content(
    // Noon UTC is on the same local day nearly everywhere. `formatDate` uses the local time zone.
    days.map((day) => seconds(`${day}T12:00:00Z`)),
    lines.map(({ label, values }) => ({ label: label || lone, values })),
    (at) => formatDate(iso(at)),
  )
}

function backlogContent({ backlog }: Overview): ChartContent {
  return content(
    backlog.map(({ at }) => seconds(at)),
    [{ label: 'Waiting', values: backlog.map(({ waiting }) => waiting) }],
    (at) => formatDateTime(iso(at)),
  )
}

function hourlyContent({ hours }: Overview): ChartContent {
  const lines = (['done', 'failed', 'retried'] as const).map((outcome) => ({
    label: { done: 'Done', failed: 'Failed', retried: 'To be retried' }[outcome],
    values: hours.map((hour) => hour[outcome]),
  }))
  return content(
    hours.map(({ hour }) => seconds(hour)),
    hours.length === 0 ? [] : lines,
    (at) => formatDateTime(iso(at)),
  )
}

interface OperationsChartProps {
  title: string
  xLabel: string
  content: ChartContent
  empty: string
}

function OperationsChart({ title, xLabel, content, empty }: OperationsChartProps) {
  return (
    <Panel title={title}>
      {content.x.length === 0 || content.lines.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <Chart
          title={title}
          controls={<span />}
          height={220}
          content={content}
          xLabel={xLabel}
          pictureSubtitle={formatDate(now().toISOString())}
          pictureName={`keytrail-${title.toLowerCase().replaceAll(/\W+/g, '-')}.png`}
        />
      )}
    </Panel>
  )
}

export function TrackerPanels({ overview }: { overview: Overview }) {
  const backlog = useMemo(() => backlogContent(overview), [overview])
  const hours = useMemo(() => hourlyContent(overview), [overview])
  return (
    <>
      <OperationsChart
        title="Tracker backlog"
        xLabel="Measured"
        content={backlog}
        empty="It is measured every ten minutes. Nothing has been measured in the last two days."
      />
      <OperationsChart
        title="Checks an hour"
        xLabel="Hour"
        content={hours}
        empty="The tracker has not run in the last two days."
      />
    </>
  )
}

type Labels = Readonly<Record<string, string>>

interface Daily {
  title: string
  name: string
  /** The label of a chart's only line, if `by` is missing or returns ''. */
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

export function DailyPanels({ overview: { days } }: { overview: Overview }) {
  const drawn = useMemo(
    () =>
      charts.map((chart) => ({
        title: chart.title,
        content: dailyContent(dailySeries(days, chart), chart.lone ?? ''),
      })),
    [days],
  )
  return drawn.map((chart) => (
    <OperationsChart key={chart.title} {...chart} xLabel="Day" empty="None in the last thirty days." />
  ))
}
