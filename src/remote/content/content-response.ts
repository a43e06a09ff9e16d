import { isContentQuery } from '#src/domain/content/saved-copy.ts'

/** A fallback page or a captive portal may also respond with 200. */
export async function isFromService(url: URL, response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const copy = response.clone()
  if (isContentQuery(url)) return 'result' in Object(await copy.json().catch(() => null))
  return /^image\//.test(copy.headers.get('content-type') ?? '') && (await copy.blob()).size > 0
}
