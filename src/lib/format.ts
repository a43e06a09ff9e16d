import { longDates, mediumDates, mediumTimes, wholeNumbers } from './locale.ts'
import { plural } from './plural.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago a time was, in lists: days, hours, mins (spec, section 9). A time to come reads as just now. */
export function formatAge(time: string, now: Date): string {
  const age = now.getTime() - new Date(time).getTime()
  if (age < minuteMs) return 'just now'
  if (age < hourMs) return `${counted(Math.floor(age / minuteMs), 'min')} ago`
  if (age < dayMs) return `${counted(Math.floor(age / hourMs), 'hour')} ago`
  return `${counted(Math.floor(age / dayMs), 'day')} ago`
}

/** How old something is, on detail pages (spec, section 9). A time to come reads as today. */
export function formatAgeInDays(time: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(time).getTime()) / dayMs)
  if (days < 1) return 'Today'
  if (days < 2) return 'Yesterday'
  if (days < 7) return `${counted(days, 'day')} ago`
  if (days < 30) return `${counted(Math.floor(days / 7), 'week')} ago`
  if (days < 365) return `${counted(Math.floor(days / 30), 'month')} ago`
  return `${counted(Math.floor(days / 365), 'year')} ago`
}

/** "2,000": a number that is told in full. */
export function formatWhole(count: number): string {
  return wholeNumbers().format(count)
}

/** "1 check", "2,000 checks": so many of something. */
export function counted(count: number, one: string, other?: string): string {
  return `${formatWhole(count)} ${plural(count, one, other)}`
}

/** "1.2K", "3.4M" (spec, section 9); N/A where TikTok gave no number. */
export function formatCount(count: number | null): string {
  if (count === null) return 'N/A'
  // From here on a K would read as 1000.0K.
  if (count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`
  return count >= 1000 ? `${(count / 1000).toFixed(1)}K` : String(count)
}

/** "45s", "1:05" (spec, section 9); N/A where TikTok gave none. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return 'N/A'
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A score of 0 to 100, with two decimals at most; N/A where TikTok gave none. */
export function formatScore(score: number | null): string {
  return score === null ? 'N/A' : String(Math.round(score * 100) / 100)
}

/** "21 Nov 2026" of epoch seconds; N/A where TikTok gave no time. */
export function formatCreateTime(seconds: number | null): string {
  return seconds === null ? 'N/A' : mediumDates().format(new Date(seconds * 1000))
}

/** "21 November 2026" */
export function formatDate(time: string): string {
  return longDates().format(new Date(time))
}

/** The same of a time in epoch seconds. */
export function formatEpochDate(seconds: number): string {
  return longDates().format(seconds * 1000)
}

/** "21 Nov 2026, 09:05" */
export function formatDateTime(time: string): string {
  return mediumTimes().format(new Date(time))
}
