// A key phrase's days side by side. Days are those of the reader's device.
import { dayOf, noonOf } from '#src/lib/calendar-days.ts'
import type { KeyPhraseCheckRow } from './rows.ts'

/** How many days stand side by side. */
export const daysShown = 30

/** What a day's check is told by. */
export type DayCheck = Pick<
  KeyPhraseCheckRow,
  'search_id' | 'checked_at' | 'state' | 'failure_code' | 'position' | 'results'
>

/** A day some days before (or, below 0, after) another one. */
export function daysBefore(day: string, days: number): string {
  const noon = noonOf(day)
  noon.setDate(noon.getDate() - days)
  return dayOf(noon)
}

/** The days of a strip that ends with this one, oldest first. */
export function daysUntil(last: string): string[] {
  return Array.from({ length: daysShown }, (_, n) => daysBefore(last, daysShown - 1 - n))
}

/** When a day begins, as a time. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** Each day's check, null where nothing was run: the newest that measured something, else the newest that failed. */
export function stripOf<Check extends DayCheck>(
  checks: readonly Check[],
  days: readonly string[],
): (Check | null)[] {
  const byDay = Map.groupBy(checks, (check) => dayOf(check.checked_at))
  return days.map((day) => {
    const ofDay = byDay.get(day) ?? []
    return ofDay.findLast((check) => check.state === 'done') ?? ofDay.at(-1) ?? null
  })
}

/** How a day looks: the nearer to rank 1, the stronger. */
export type DayShade = 'top' | 'first' | 'second' | 'behind' | 'out' | 'failed'

export function shadeOf({ state, position }: DayCheck): DayShade {
  if (state === 'failed') return 'failed'
  if (position === null) return 'out'
  if (position <= 3) return 'top'
  if (position <= 10) return 'first'
  return position <= 20 ? 'second' : 'behind'
}
