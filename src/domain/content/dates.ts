// In UTC, so that the prerendered page and every device show the same date.
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export function formatLongDate(time: string): string {
  return longDate.format(new Date(time))
}

/** Returns null if the post was not changed after the day of publication. */
export function modifiedLater(publishedAt: string | null, lastModifiedAt: string | null): string | null {
  if (!lastModifiedAt || !publishedAt) return lastModifiedAt
  const isLater = Date.parse(lastModifiedAt) > Date.parse(publishedAt)
  return isLater && formatLongDate(publishedAt) !== formatLongDate(lastModifiedAt) ? lastModifiedAt : null
}
