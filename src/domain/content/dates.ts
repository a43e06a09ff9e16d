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

/** Returns null if the post was never changed, or was last changed on the day of publication. */
export function modifiedLater(publishedAt: string | null, lastModifiedAt: string | null): string | null {
  if (!lastModifiedAt || (publishedAt && formatLongDate(publishedAt) === formatLongDate(lastModifiedAt)))
    return null
  return lastModifiedAt
}
