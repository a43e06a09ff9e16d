// Counts a visitor's searches in localStorage and in a cookie, to avoid requests that would be refused. The server's
// own count decides.
import * as v from 'valibot'
import { calendarDay, countToday, type DemoUsage, isDemoUsedUp } from '#src/domain/search/demo-limit.ts'
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

const storageKey = 'search_usage_data'
const cookieName = 'search_usage'
const dayInSeconds = 24 * 60 * 60

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const StoredUsage = v.object({ count: Count, date: v.string() })

function storedUsage(): DemoUsage | null {
  try {
    const parsed = v.safeParse(StoredUsage, JSON.parse(readLocal(storageKey) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    // The count is corrupt; the cookie still counts.
    return null
  }
}

function cookieCount(): number {
  const match = new RegExp(`(?:^|; )${cookieName}=(\\d{1,6})(?:;|$)`).exec(document.cookie)
  return Number(match?.[1] ?? 0)
}

export function hasDemoSearchLeft(now: Date): boolean {
  return !isDemoUsedUp(countToday(storedUsage(), now), cookieCount())
}

export function countDemoSearch(now: Date): void {
  const count = countToday(storedUsage(), now) + 1
  writeLocal(storageKey, JSON.stringify({ count, date: calendarDay(now) }))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox before 140 and older Safari
  document.cookie = `${cookieName}=${cookieCount() + 1}; max-age=${dayInSeconds}; path=/; samesite=lax`
}
