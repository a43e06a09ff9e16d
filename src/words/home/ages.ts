import { counted } from '#src/lib/format.ts'
import { spans } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const ageWords = sentences('ages', {
  justNow: 'just now',
  today: 'Today',
  yesterday: 'Yesterday',
  minutes: (count: number) => `${counted(count, 'min')} ago`,
  hours: (count: number) => `${counted(count, 'hour')} ago`,
  days: (count: number) => `${counted(count, 'day')} ago`,
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** "5 mins ago", "2 days ago"; "just now" for under a minute and for future times. */
export function formatAge(time: string, now: Date): string {
  const age = now.getTime() - new Date(time).getTime()
  if (age < minuteMs) return ageWords.justNow
  if (age < hourMs) return ageWords.minutes(Math.floor(age / minuteMs))
  if (age < dayMs) return ageWords.hours(Math.floor(age / hourMs))
  return ageWords.days(Math.floor(age / dayMs))
}

/** An age: "Today", "3 weeks". Future times are "Today". */
export function formatAgeInDays(time: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(time).getTime()) / dayMs)
  if (days < 1) return ageWords.today
  if (days < 2) return ageWords.yesterday
  if (days < 7) return spans().day.format(days)
  if (days < 30) return spans().week.format(Math.floor(days / 7))
  if (days < 365) return spans().month.format(Math.floor(days / 30))
  return spans().year.format(Math.floor(days / 365))
}

/** A duration: "6 days", "2 months". */
export function formatSpan(seconds: number, units = spans()): string {
  const ms = seconds * 1000
  const days = Math.floor(ms / dayMs)
  if (ms < hourMs) return units.minute.format(Math.floor(ms / minuteMs))
  if (ms < dayMs) return units.hour.format(Math.floor(ms / hourMs))
  if (days < 60) return units.day.format(days)
  if (days < 365) return units.month.format(Math.floor(days / 30))
  return units.year.format(Math.floor(days / 365))
}
