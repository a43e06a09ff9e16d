// Days as people see them on their own device: "2026-11-21", whatever the time zone.

const dayMs = 24 * 60 * 60 * 1000

/** The day of a time, in the time zone of this device. */
export function dayOf(time: string | Date): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Noon of a day: no change of clocks moves it to another one. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** How far back a chart looks. */
export const ranges = ['7', '30', '90', 'all'] as const
export type DayRange = (typeof ranges)[number]

/** The range that a query names; 30 days where it names none. */
export function rangeOf(text: string | null): DayRange {
  return ranges.find((range) => range === text) ?? '30'
}

/** When a range begins (ISO 8601); null when it has no beginning. */
export function startOf(range: DayRange, now: Date): string | null {
  return range === 'all' ? null : new Date(now.getTime() - Number(range) * dayMs).toISOString()
}
