// In UTC: the same words on the server that prerenders a page and on every device.
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

/** When a post was last changed, if that was on another day than the one on which it appeared. */
export function modifiedLater(publishedAt: string | null, lastModifiedAt: string | null): string | null {
  if (!lastModifiedAt || (publishedAt && formatLongDate(publishedAt) === formatLongDate(lastModifiedAt)))
    return null
  return lastModifiedAt
}
