import { useMemo } from 'react'
import { type DailySeries, dailySeries, type Overview } from '#src/domain/shell/operations.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate, formatDateTime, formatWhole } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

interface ChartSubject {
  title: string
  xLabel: string
  empty: string
  formatTime: (time: string) => string
  read: (overview: Overview) => { times: readonly string[]; lines: DailySeries['lines'] }
}

export const trackerCharts: readonly ChartSubject[] = [
  {
    title: 'Tracker backlog',
    xLabel: 'Measured',
    empty: 'It is measured every ten minutes. Nothing has been measured in the last two days.',
    formatTime: formatDateTime,
    read: ({ backlog }) => ({
      times: backlog.map(({ at }) => at),
      lines: [{ label: 'Waiting', values: backlog.map(({ waiting }) => waiting) }],
    }),
  },
  {
    title: 'Checks an hour',
    xLabel: 'Hour',
    empty: 'The tracker has not run in the last two days.',
    formatTime: formatDateTime,
    read: ({ hours }) => ({
      times: hours.map(({ hour }) => hour),
      lines: [
        { label: 'Done', values: hours.map(({ done }) => done) },
        { label: 'Failed', values: hours.map(({ failed }) => failed) },
        { label: 'To be retried', values: hours.map(({ retried }) => retried) },
      ],
    }),
  },
]

/** `labelOf` returns the label of a value's line, or null to omit the value. */
function daily(
  title: string,
  name: string,
  labelOf: (labels: Readonly<Record<string, string>>) => string | null,
): ChartSubject {
  return {
    title,
    xLabel: 'Day',
    empty: 'None in the last thirty days.',
    formatTime: formatDate,
    read: (overview) => {
      const { days, lines } = dailySeries(overview.days, { name, by: labelOf })
      return { times: days.map((day) => noonOf(day).toISOString()), lines }
    },
  }
}

const origins: Record<string, string> = { tracker: 'Daily checks', user: 'People' }

export const dailyCharts: readonly ChartSubject[] = [
  daily('Failures by reason', 'searches_today', ({ state, reason }) =>
    state === 'failed' ? reason || 'unknown' : null,
  ),
  daily('Provider requests', 'provider_pages_today', ({ origin = '' }) => origins[origin] ?? origin),
  daily('Credits used', 'credits_today', () => 'Credits'),
  daily('Payment events', 'webhooks_today', ({ type }) => type ?? null),
  daily('Visitors’ searches', 'demo_today', ({ kind }) => (kind === 'search' ? 'Searches' : null)),
]

const tones = ['accent', 'line-1', 'line-2', 'line-3', 'line-4'] as const

function chartContent({ read, formatTime }: ChartSubject, overview: Overview): ChartContent {
  const { times, lines } = read(overview)
  return {
    x: times.map((time) => Date.parse(time) / 1000),
    xAxis: 'time',
    yAxis: 'amount',
    lines: lines.map((line, index) => ({ ...line, tone: tones[index] ?? 'quiet' })),
    formatX: (at) => formatTime(new Date(at * 1000).toISOString()),
    formatY: formatWhole,
  }
}

export function OperationsChart({ subject, overview }: { subject: ChartSubject; overview: Overview }) {
  const { title, xLabel, empty } = subject
  // Memoized, because the chart is redrawn for each new `content`.
  const content = useMemo(() => chartContent(subject, overview), [subject, overview])
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
