import { formatDate } from '#src/lib/format.ts'
import { daysOfMonth, hours } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const dayWords = sentences('days', { today: 'Today', yesterday: 'Yesterday' })

/** A time by the device's calendar: "Today 09:05", "Yesterday 09:05", "19 Nov", "19 November 2025". */
export function momentText(time: string, now: Date): string {
  const then = new Date(time)
  if (then.toDateString() === now.toDateString()) return `${dayWords.today} ${hours().format(then)}`
  const before = new Date(now)
  before.setDate(before.getDate() - 1)
  if (then.toDateString() === before.toDateString()) return `${dayWords.yesterday} ${hours().format(then)}`
  return then.getFullYear() === now.getFullYear() ? daysOfMonth().format(then) : formatDate(time)
}
