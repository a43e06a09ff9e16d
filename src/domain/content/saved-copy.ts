/** Where the service worker keeps answers of the content service and its pictures. */
export const savedQueries = 'keytrail-content'
export const savedPictures = 'keytrail-pictures'

/** The header on an answer out of that store: when it was saved (ISO 8601). */
export const savedAtHeader = 'x-keytrail-saved-at'

export const queryPath = '/v2024-01-01/data/query/'
const picturePath = /\/images\/[^/]+\/[^/]+\/[A-Za-z0-9]+-\d+x\d+\.[a-z]+$/

export function isContentQuery(url: URL): boolean {
  return url.pathname.startsWith(queryPath)
}

export function isPicture(url: URL): boolean {
  return picturePath.test(url.pathname)
}

/** Something of the content service, with the day of its copy when the network could not confirm it. */
export interface Copy<T> {
  value: T
  savedAt: string | null
}
