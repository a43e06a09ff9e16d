import * as v from 'valibot'
import { Uuid } from '../row-values.ts'

export const demoSearchesPerDay = 3

/** Stored in local storage. */
export interface DemoUsage {
  count: number
  /** YYYY-MM-DD in the visitor's time zone. */
  date: string
}

/** YYYY-MM-DD in the visitor's time zone. */
export function calendarDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** Returns 0 if the stored count is for another day. */
export function countToday(usage: DemoUsage | null, now: Date): number {
  return usage?.date === calendarDay(now) ? usage.count : 0
}

export function isDemoUsedUp(storageCount: number, cookieCount: number): boolean {
  return Math.max(storageCount, cookieCount) >= demoSearchesPerDay
}

const DemoSearch = v.object({ id: Uuid, phrase: v.string() })
export type DemoSearch = v.InferOutput<typeof DemoSearch>

/** Returns an empty list if `note` is invalid. */
export function readDemoSearches(note: string): readonly DemoSearch[] {
  const noted = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(DemoSearch)), note)
  return noted.success ? noted.output : []
}
