// Days are in the runtime's time zone and look like "2026-11-21".

export const dayMs = 24 * 60 * 60 * 1000

export function dayOf(time: string | Date): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns noon in the runtime's time zone. Daylight saving never shifts noon to another day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

export function daysBefore(day: string, days: number): string {
  const noon = noonOf(day)
  noon.setDate(noon.getDate() - days)
  return dayOf(noon)
}

export const ranges = ['7', '30', '90', 'all'] as const
export type DayRange = (typeof ranges)[number]

export function rangeOf(text: string | null): DayRange {
  return ranges.find((range) => range === text) ?? '30'
}

/** Returns the start of the range that ends at `now`, in ISO 8601; null for "all". */
export function startOf(range: DayRange, now: Date): string | null {
  return range === 'all' ? null : new Date(now.getTime() - Number(range) * dayMs).toISOString()
}
