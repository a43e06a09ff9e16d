// Days are in the device's time zone.
import { dayOf, daysBefore } from '../../lib/calendar-days.ts'
import type { StandingPoint } from './standing.ts'

export const daysShown = 30

export type DayCheck = Omit<StandingPoint, 'source'>

/** Returns the `daysShown` days up to and including `last`, oldest first. */
export function daysUntil(last: string): string[] {
  return Array.from({ length: daysShown }, (_, n) => daysBefore(last, daysShown - 1 - n))
}

export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** Returns the newest completed check, or else the newest check. `checks` are from one day, oldest first. */
export function checkOfDay<Check extends DayCheck>(checks: readonly Check[] = []): Check | undefined {
  return checks.findLast(({ state }) => state === 'done') ?? checks.at(-1)
}

export function checksByDay<Check extends DayCheck>(
  checks: readonly Check[],
  days: readonly string[],
): (Check | null)[] {
  const byDay = Map.groupBy(checks, (check) => dayOf(check.checked_at))
  return days.map((day) => checkOfDay(byDay.get(day)) ?? null)
}

export type DayShade = 'top' | 'first' | 'second' | 'behind' | 'out' | 'failed'

export function pickShade({ state, position }: DayCheck): DayShade {
  if (state === 'failed') return 'failed'
  if (position === null) return 'out'
  if (position <= 3) return 'top'
  if (position <= 10) return 'first'
  return position <= 20 ? 'second' : 'behind'
}
