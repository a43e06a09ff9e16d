export const savedQueries = 'keytrail-content'
export const savedPictures = 'keytrail-pictures'

/** When a cached response was saved (ISO 8601). */
export const savedAtHeader = 'x-keytrail-saved-at'

export const queryPath = '/v2024-01-01/data/query/'
const picturePath = /\/images\/[^/]+\/[^/]+\/[A-Za-z0-9]+-\d+x\d+\.[a-z]+$/

export function isContentQuery(url: URL): boolean {
  return url.pathname.startsWith(queryPath)
}

export function isPicture(url: URL): boolean {
  return picturePath.test(url.pathname)
}

/** `savedAt` is null for current content, and for a saved copy while the current content may still load. */
export interface Copy<T> {
  value: T
  savedAt: string | null
}

/** Returns a copy of the response with `now` in its `savedAtHeader`. Consumes the body of `response`. */
export function withSavedAt(response: Response, now: Date): Response {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, now.toISOString())
  return new Response(response.body, { headers })
}

/** Also checks the body, because a fallback page or a captive portal may respond with 200 too. */
export async function isFromService(url: URL, response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const copy = response.clone()
  if (isContentQuery(url)) return 'result' in Object(await copy.json().catch(() => null))
  return /^image\//.test(copy.headers.get('content-type') ?? '') && (await copy.blob()).size > 0
}
