import type { VerifyUser } from '../_shared/auth/authenticate.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { followShortLink } from './follow-link.ts'

export interface ResolveDeps extends EndpointDeps {
  verifyUser: VerifyUser
  fetch: typeof globalThis.fetch
}

const maxUrlLength = 500

/** Where a short link of TikTok's leads: GET ?url={link}. Answers {url}. */
export const handle = endpoint({ method: 'GET', auth: 'user' }, async ({ parameters }, deps: ResolveDeps) => {
  const [link, ...others] = parameters.getAll('url')
  if (!link || others.length > 0 || link.length > maxUrlLength)
    throw new Failure('invalid_request', { message: 'url must be given once' })
  return { url: await followShortLink(link, deps.fetch) }
})
