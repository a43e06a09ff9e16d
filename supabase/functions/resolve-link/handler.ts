import { type AnswerDeps, answerGet } from '../_shared/answer-get.ts'
import { InvalidRequest } from '../_shared/search-failure.ts'
import type { VerifyUser } from '../_shared/user-verifier.ts'
import { followShortLink } from './follow-link.ts'

export interface ResolveDeps extends AnswerDeps {
  verifyUser: VerifyUser
  fetch: typeof globalThis.fetch
}

const longestUrl = 500

/** Where a short link of TikTok's leads: GET ?url={link}. Answers {url}. */
export function handle(request: Request, deps: ResolveDeps): Promise<Response> {
  return answerGet(request, deps, async (parameters) => {
    await deps.verifyUser(request.headers)
    const [link, ...others] = parameters.getAll('url')
    if (!link || others.length > 0 || link.length > longestUrl)
      throw new InvalidRequest('url must be given once')
    return { url: await followShortLink(link, deps.fetch) }
  })
}
