import { endpoint } from '../_shared/http/endpoint.ts'
import { readCountry, readIdempotencyKey, readPhrase } from '../_shared/search/parameters.ts'
import { type SearchDeps, searchAsUser } from '../_shared/search/suggestion-search.ts'

/** GET ?query={phrase}&country={code}. */
export const handle = endpoint({ method: 'GET', auth: 'user' }, async (context, deps: SearchDeps) => {
  const { userId, headers, parameters } = context
  const id = readIdempotencyKey(headers)
  const phrase = readPhrase(parameters, 'query')
  const country = readCountry(parameters)
  context.note(id)
  return await searchAsUser('autocomplete', { id, userId, phrase, country }, deps)
})
