import { endpoint } from '../_shared/http/endpoint.ts'
import { readIdempotencyKey, readPhrase } from '../_shared/search/parameters.ts'
import {
  type SearchDeps,
  searchAsUser,
  searchAsVisitor,
  type VisitorDeps,
} from '../_shared/search/suggestion-search.ts'

/** GET ?keyword={phrase}, also for visitors. The country is always gb, because TikTok accepts none here. */
export const handle = endpoint(
  { method: 'GET', auth: 'visitor' },
  async (context, deps: SearchDeps & VisitorDeps) => {
    const { userId, headers, parameters } = context
    if (userId === null) return await searchAsVisitor(headers, readPhrase(parameters, 'keyword'), deps)
    const id = readIdempotencyKey(headers)
    const phrase = readPhrase(parameters, 'keyword')
    context.note(id)
    return await searchAsUser('related', { id, userId, phrase, country: 'gb' }, deps)
  },
)
