// Counts a visitor's searches in localStorage and in a cookie, to avoid requests that would be refused. The
// server's own count decides.
import { countToday, demoSearchesPerDay } from '#src/domain/search/demo-limit.ts'
import { dayOf } from '#src/lib/calendar-days.ts'
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

const storageKey = 'search_usage_data'
const cookieName = 'search_usage'

function cookieCount(): number {
  const match = new RegExp(`(?:^|; )${cookieName}=(\\d{1,6})(?:;|$)`).exec(document.cookie)
  return Number(match?.[1] ?? 0)
}

export function hasDemoSearchLeft(now: Date): boolean {
  // If the stored count is corrupt, the cookie's count still applies.
  return Math.max(countToday(readLocal(storageKey), dayOf(now)), cookieCount()) < demoSearchesPerDay
}

export function countDemoSearch(now: Date): void {
  const date = dayOf(now)
  const count = countToday(readLocal(storageKey), date) + 1
  writeLocal(storageKey, JSON.stringify({ count, date }))
  const secondsLeft = Math.ceil((new Date(now).setHours(24, 0, 0, 0) - now.getTime()) / 1000)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox before 140 and older Safari
  document.cookie = `${cookieName}=${cookieCount() + 1}; max-age=${secondsLeft}; path=/; samesite=lax`
}
