import type { DailySeries, Overview } from '#src/domain/shell/operations.ts'
import { formatDate, formatDateTime, formatWhole } from '#src/lib/format.ts'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'

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
    lines: lines.map((line, index) => ({ ...line, tone: tones[index] ?? 'average' })),
    formatX,
    formatY: formatWhole,
  }
}

export function dailyContent({ days, lines }: DailySeries, lone: string): ChartContent {
  return content(
    // Noon UTC falls on the same day in nearly every time zone.
    days.map((day) => seconds(`${day}T12:00:00Z`)),
    lines.map(({ label, values }) => ({ label: label || lone, values })),
    (at) => formatDate(iso(at)),
  )
}

export function backlogContent({ backlog }: Overview): ChartContent {
  return content(
    backlog.map(({ at }) => seconds(at)),
    [{ label: 'Waiting', values: backlog.map(({ waiting }) => waiting) }],
    (at) => formatDateTime(iso(at)),
  )
}

export function hourlyContent({ hours }: Overview): ChartContent {
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
