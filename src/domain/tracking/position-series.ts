import { type DayRange, dayMs, startOf } from '#src/lib/calendar-days.ts'
import type { AlertRuleRow, KeyPhraseCheckRow } from './rows.ts'

export function checksIn(
  checks: readonly KeyPhraseCheckRow[],
  range: DayRange,
  now: Date,
): KeyPhraseCheckRow[] {
  const since = startOf(range, now) ?? ''
  return checks.filter(({ checked_at }) => checked_at >= since)
}

export interface PositionSeries {
  /** In epoch seconds, ascending. */
  x: number[]
  /** null marks a gap of more than two days. */
  checks: (KeyPhraseCheckRow | null)[]
}

/** A line across a longer gap would suggest positions that were never measured. */
const silenceMs = 2 * dayMs

export function positionSeries(checks: readonly KeyPhraseCheckRow[]): PositionSeries {
  const series: PositionSeries = { x: [], checks: [] }
  let last: number | null = null
  for (const check of checks) {
    const time = Date.parse(check.checked_at)
    if (last !== null && time - last > silenceMs) {
      series.x.push((last + time) / 2000)
      series.checks.push(null)
    }
    series.x.push(time / 1000)
    series.checks.push(check)
    last = time
  }
  return series
}

type Silence = 'failed' | 'unranked'

export function silenceReason({
  state,
  position,
}: Pick<KeyPhraseCheckRow, 'state' | 'position'>): Silence | null {
  if (state === 'failed') return 'failed'
  return position === null ? 'unranked' : null
}

/** Consecutive checks that have no position for the same reason. */
export interface SilentStretch {
  kind: Silence
  /** In epoch seconds. The stretch extends halfway to the neighboring checks, but by at most half a day. */
  from: number
  to: number
  /** The largest number of results in any of the checks; 0 if all failed. */
  results: number
}

const halfDay = 43_200

export function silentStretches({ x, checks }: PositionSeries): SilentStretch[] {
  const stretches: SilentStretch[] = []
  let before: Silence | null = null
  for (const [index, check] of checks.entries()) {
    const at = x[index] ?? 0
    const kind = check && silenceReason(check)
    if (check !== null && kind !== null) {
      const from = Math.max(at - halfDay, (at + (x[index - 1] ?? at)) / 2)
      const to = Math.min(at + halfDay, (at + (x[index + 1] ?? at)) / 2)
      const last = stretches.at(-1)
      if (kind === before && last) {
        last.to = to
        last.results = Math.max(last.results, check.results)
      } else stretches.push({ kind, from, to, results: check.results })
    }
    before = kind
  }
  return stretches
}

/** Returns the N of the first alert rule about the top N, or ten if there is none. */
export function watchedPlace(rules: readonly Pick<AlertRuleRow, 'kind' | 'threshold'>[]): number {
  const watched = rules.find(({ kind }) => kind === 'enters_first' || kind === 'leaves_first')
  return watched?.threshold ?? 10
}
