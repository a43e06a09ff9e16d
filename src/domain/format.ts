const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** How long ago a time was, in lists: days, hours, mins (spec, section 9). A time to come reads as just now. */
export function formatAge(time: string, now: Date): string {
  const age = now.getTime() - new Date(time).getTime()
  if (age < minuteMs) return 'just now'
  if (age < hourMs) return `${counted(Math.floor(age / minuteMs), 'min')} ago`
  if (age < dayMs) return `${counted(Math.floor(age / hourMs), 'hour')} ago`
  return `${counted(Math.floor(age / dayMs), 'day')} ago`
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** "21 November 2026" */
export function formatDate(time: string): string {
  return date.format(new Date(time))
}

/** "21 Nov 2026, 09:05" */
export function formatDateTime(time: string): string {
  return dateTime.format(new Date(time))
}
