/** Searches that a visitor has a day (spec, section 9). */
export const demoSearchesPerDay = 3

/** The courtesy counter of local storage: searches on a calendar day. */
export interface DemoUsage {
  count: number
  /** YYYY-MM-DD of the visitor's own calendar. */
  date: string
}

/** The calendar day of a time, where the visitor is. */
export function calendarDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** Searches counted today: yesterday's count says nothing about today. */
export function countToday(usage: DemoUsage | null, now: Date): number {
  return usage?.date === calendarDay(now) ? usage.count : 0
}

/** Whether one of the two counters forbids another search (spec, section 5: either at 3 blocks). */
export function isDemoUsedUp(storageCount: number, cookieCount: number): boolean {
  return Math.max(storageCount, cookieCount) >= demoSearchesPerDay
}
