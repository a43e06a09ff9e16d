// In UTC, so that the prerendered page and every device show the same date.
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "November 21, 2026" */
export function formatLongDate(time: string): string {
  return longDate.format(new Date(time))
}

/** When a post was last changed; null if never or on the day it was published. */
export function modifiedLater(publishedAt: string | null, lastModifiedAt: string | null): string | null {
  if (!lastModifiedAt || (publishedAt && formatLongDate(publishedAt) === formatLongDate(lastModifiedAt)))
    return null
  return lastModifiedAt
}
