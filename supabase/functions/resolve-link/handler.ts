import type { VerifyUser } from '../_shared/auth/authenticate.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { followShortLink } from './follow-link.ts'
import type { TakeLink } from './link-allowance.ts'

export interface ResolveDeps extends EndpointDeps {
  verifyUser: VerifyUser
  takeLink: TakeLink
  fetch: typeof globalThis.fetch
}

const maxUrlLength = 500

/** GET ?url={link}. Responds with {url}. */
export const handle = endpoint(
  { method: 'GET', auth: 'user' },
  async ({ userId, parameters }, deps: ResolveDeps) => {
    const [link, ...others] = parameters.getAll('url')
    if (!link || others.length > 0 || link.length > maxUrlLength)
      throw new Failure('invalid_request', { message: 'url must be given once' })
    if (!(await deps.takeLink(userId))) throw new Failure('too_many_links')
    return { url: await followShortLink(link, deps.fetch) }
  },
)
