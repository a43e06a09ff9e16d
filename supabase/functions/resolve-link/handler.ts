import { hashedAddress } from '../_shared/auth/client-address.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import type { PlatformDeps } from '../_shared/platform.ts'

export interface ResolveDeps extends PlatformDeps<'verifyUser' | 'call' | 'secretKey'> {
  fetch: typeof globalThis.fetch
}

const maxUrlLength = 500
const maxRedirects = 3
/**
 * All users' requests reach TikTok from one address, so no account may make too many. The limit is ten times
 * the number of active key phrases that the largest plan allows.
 */
const maxPerDay = 500

/** GET ?url={link}. Responds with {url}. */
export const handle = endpoint(
  { method: 'GET', auth: 'user' },
  async ({ userId, parameters }, deps: ResolveDeps) => {
    const [link, ...others] = parameters.getAll('url')
    if (!link || others.length > 0 || link.length > maxUrlLength)
      throw new Failure('invalid_request', { message: 'url must be given once' })
    const p_address_hash = hashedAddress(userId, deps.secretKey)
    const counted = { p_bucket: 'short_link', p_address_hash, p_limit: maxPerDay }
    if ((await deps.call('take_from_address', counted)) === null) throw new Failure('too_many_links')
    return { url: await followShortLink(link, deps.fetch) }
  },
)

/** Returns null unless the URL is https on one of TikTok's hosts, without a port or credentials. */
function tiktokUrl(address: string, base?: string): URL | null {
  const url = URL.parse(address, base)
  if (url === null || url.protocol !== 'https:' || url.port || url.username || url.password) return null
  return url.hostname === 'tiktok.com' || url.hostname.endsWith('.tiktok.com') ? url : null
}

function isShort({ hostname, pathname }: URL): boolean {
  if (hostname === 'vm.tiktok.com' || hostname === 'vt.tiktok.com') return pathname.length > 1
  return /^\/t\/[^/]+/.test(pathname)
}

/** Returns the target without the query, which identifies the sharer. `fetch` must have a timeout. */
async function followShortLink(link: string, fetch: typeof globalThis.fetch): Promise<string> {
  let url = tiktokUrl(link)
  if (url === null || !isShort(url))
    throw new Failure('invalid_request', { message: 'url is not a short link of TikTok' })
  for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
    const next = tiktokUrl(await fetchRedirect(url, fetch), url.href)
    if (next === null) throw new Failure('invalid_request', { message: 'url does not redirect to TikTok' })
    url = next
    // TikTok's old mobile pages redirect only in the browser, but their addresses contain the video id.
    if (!isShort(url)) return url.origin + url.pathname
  }
  throw new Failure('invalid_request', { message: 'url has no target on TikTok' })
}

async function fetchRedirect(url: URL, fetch: typeof globalThis.fetch): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual' })
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (response.status >= 500)
      throw new Failure('upstream_unavailable', { detail: `status ${response.status}` })
    if (response.status < 300 || response.status >= 400 || !location)
      throw new Failure('invalid_request', { message: 'url has no target on TikTok' })
    return location
  } catch (error) {
    if (error instanceof Failure) throw error
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new Failure(isTimeout ? 'upstream_timeout' : 'upstream_unavailable', { detail: 'short link' })
  }
}
