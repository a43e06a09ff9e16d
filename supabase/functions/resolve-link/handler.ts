import { hashedAddress } from '../_shared/auth/client-address.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import type { PlatformDeps } from '../_shared/platform.ts'
import { followShortLink } from './follow-link.ts'

export interface ResolveDeps extends PlatformDeps<'verifyUser' | 'call' | 'secretKey'> {
  fetch: typeof globalThis.fetch
}

const maxUrlLength = 500
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
