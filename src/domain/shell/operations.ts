// The operator's overview of the installation, without users' data.
import * as v from 'valibot'
import { Day, Timestamp } from '../row-values.ts'

const Labels = v.record(v.string(), v.string())
const Metric = v.object({ name: v.string(), labels: Labels, value: v.number() })
const DayValue = v.object({ day: Day, ...Metric.entries })

export const Overview = v.object({
  measured_at: Timestamp,
  metrics: v.array(Metric),
  days: v.array(DayValue),
  hours: v.array(
    v.object({
      hour: Timestamp,
      runs: v.number(),
      done: v.number(),
      failed: v.number(),
      retried: v.number(),
    }),
  ),
  backlog: v.array(v.object({ at: Timestamp, waiting: v.number() })),
  runs: v.array(
    v.object({
      started_at: Timestamp,
      /** null if the run is in progress or was interrupted. */
      seconds: v.nullable(v.number()),
      claimed: v.number(),
      done: v.number(),
      failed: v.number(),
      retried: v.number(),
    }),
  ),
  failed_checks: v.array(v.object({ reason: v.string(), checks: v.number() })),
  paused_until: v.nullable(Timestamp),
  price: v.nullable(v.object({ of_page: v.number(), currency: v.string() })),
  actions: v.array(
    v.object({
      acted_at: Timestamp,
      action: v.string(),
      detail: v.record(v.string(), v.union([v.string(), v.number()])),
      operator: v.nullable(v.string()),
    }),
  ),
})
export type Overview = v.InferOutput<typeof Overview>
type Metric = v.InferOutput<typeof Metric>

/** Returns null if no metric has this name and these labels. */
export function sumMetric(
  metrics: readonly Metric[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | null {
  const found = metrics.filter(
    (metric) =>
      metric.name === name && Object.entries(labels).every(([label, text]) => metric.labels[label] === text),
  )
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0)
}

/** `of` counts today's finished searches and check pages, and `failed` those that failed at the provider. */
export function providerFailures(metrics: readonly Metric[]): { failed: number; of: number } {
  const searches = metrics.filter(({ name }) => name === 'searches_today')
  const sum = (some: readonly Metric[]) => some.reduce((total, { value }) => total + value, 0)
  const failed = searches.filter(({ labels }) => labels.reason?.startsWith('upstream_'))
  return { failed: sum(failed), of: sum(searches.filter(({ labels }) => labels.state !== 'pending')) }
}

export type DailySeries = ReturnType<typeof dailySeries>

interface SeriesOptions {
  name: string
  /** The label of a value's line, or null to omit the value. By default, all values form one line. */
  by?: ((labels: Readonly<Record<string, string>>) => string | null) | undefined
}

const maxLines = 5

/** The line with the largest total comes first. A value is null on a day without any measurements. */
export function dailySeries(days: Overview['days'], { name, by = () => '' }: SeriesOptions) {
  const measured = new Set(days.map(({ day }) => day))
  const inOrder = [...measured].sort()
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const known: string[] = []
  for (let at = Date.parse(`${first}T00:00Z`); at <= Date.parse(`${last}T00:00Z`); at += 86_400_000)
    known.push(new Date(at).toISOString().slice(0, 10))

  const lines = new Map<string, Map<string, number>>()
  for (const value of days) {
    const label = value.name === name ? by(value.labels) : null
    if (label === null) continue
    const line = lines.get(label) ?? new Map<string, number>()
    lines.set(label, line.set(value.day, (line.get(value.day) ?? 0) + value.value))
  }
  const total = (line: Map<string, number>) => [...line.values()].reduce((sum, value) => sum + value, 0)
  return {
    days: known,
    lines: [...lines]
      .sort(([, a], [, b]) => total(b) - total(a))
      .slice(0, maxLines)
      .map(([label, line]) => ({
        label,
        values: known.map((day) => (measured.has(day) ? (line.get(day) ?? 0) : null)),
      })),
  }
}

export type Alarm = 'no_runs' | 'old_backlog' | 'growing_backlog' | 'provider_fails'

const quarterHour = 900
const hour = 3600
/** A backlog that grows by more than this within an hour exceeds one worker's capacity. */
const muchMore = 3000
const fewestSearches = 20

/** The Prometheus rules in docs/operations.md have the same conditions; change both together. */
export function findAlarms(metrics: readonly Metric[]): Alarm[] {
  const of = (name: string) => sumMetric(metrics, name) ?? 0
  const { failed, of: searches } = providerFailures(metrics)
  const alarms: [Alarm, boolean][] = [
    ['no_runs', of('tracker_backlog') > 0 && of('tracker_last_run_age_seconds') > quarterHour],
    ['old_backlog', of('tracker_backlog_age_seconds') > hour],
    ['growing_backlog', of('tracker_backlog_change_last_hour') > muchMore],
    ['provider_fails', searches >= fewestSearches && failed / searches > 0.1],
  ]
  return alarms.flatMap(([alarm, rings]) => (rings ? [alarm] : []))
}
