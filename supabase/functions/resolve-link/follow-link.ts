import { Failure } from '../_shared/failure.ts'

const maxRedirects = 3

/** The address if it is TikTok's own, over https, with nothing added to the host; else null. */
function tiktokUrl(address: string, base?: string): URL | null {
  const url = URL.parse(address, base)
  if (url === null || url.protocol !== 'https:' || url.port || url.username || url.password) return null
  return url.hostname === 'tiktok.com' || url.hostname.endsWith('.tiktok.com') ? url : null
}

function isShort({ hostname, pathname }: URL): boolean {
  if (hostname === 'vm.tiktok.com' || hostname === 'vt.tiktok.com') return pathname.length > 1
  return /^\/t\/[^/]+/.test(pathname)
}

/**
 * Where a short link of TikTok's leads, without the query, which tells who shared it. Only TikTok's own hosts are
 * ever asked, and no response is read. Fails with `invalid_request` for anything else than a short link that leads to
 * TikTok, `upstream_unavailable` and `upstream_timeout` when TikTok cannot be asked. `fetch` must have a time limit.
 */
export async function followShortLink(link: string, fetch: typeof globalThis.fetch): Promise<string> {
  let url = tiktokUrl(link)
  if (url === null || !isShort(url))
    throw new Failure('invalid_request', { message: 'url is not a short link of TikTok' })
  for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
    const next = tiktokUrl(await redirectOf(url, fetch), url.href)
    if (next === null) throw new Failure('invalid_request', { message: 'url leads away from TikTok' })
    url = next
    // TikTok's old mobile pages name the video and lead on to nobody but the reader.
    if (!isShort(url)) return url.origin + url.pathname
  }
  throw new Failure('invalid_request', { message: 'url leads nowhere' })
}

async function redirectOf(url: URL, fetch: typeof globalThis.fetch): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual' })
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (response.status >= 500)
      throw new Failure('upstream_unavailable', { detail: `status ${response.status}` })
    if (response.status < 300 || response.status >= 400 || !location)
      throw new Failure('invalid_request', { message: 'url leads nowhere' })
    return location
  } catch (error) {
    if (error instanceof Failure) throw error
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new Failure(isTimeout ? 'upstream_timeout' : 'upstream_unavailable', { detail: 'short link' })
  }
}
