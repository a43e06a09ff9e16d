import * as v from 'valibot'
import { Failure } from '../_shared/failure.ts'
import { captureOutcome, endpoint } from '../_shared/http/endpoint.ts'
import { parseCountry, parsePhrase } from '../_shared/search/parameters.ts'
import { type SearchDeps, searchAsUser } from '../_shared/search/suggestion-search.ts'

/** The limit is low because all searches in a call run concurrently. */
const maxSearches = 8

const searchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.picklist(['autocomplete', 'basic']),
  phrase: v.string(),
  country: v.string(),
})
const batchSchema = v.object({
  searches: v.pipe(v.array(searchSchema), v.minLength(1), v.maxLength(maxSearches)),
})

type Search = v.InferOutput<typeof searchSchema>

/**
 * POST {searches: [{id, type, phrase, country}]}. One call runs several searches, because over HTTP/1.1 a
 * browser opens only six connections to a host. Each search is charged separately. Responds with {answers:
 * [{id, status, body}]}: the status and body that the function for a single search would return for this id.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: SearchDeps) => {
    const { searches } = await readJson(batchSchema)
    const answers = await Promise.all(
      searches.map(async (search) => {
        const { status, body } = await captureOutcome((note) => {
          note(search.id)
          return runSearch(search, userId, deps)
        }, deps.log)
        return { id: search.id, status, body }
      }),
    )
    // The token is valid but its user was deleted, so every search with it would fail.
    if (answers.some(({ status }) => status === 410)) throw new Failure('account_deleted')
    return { answers }
  },
)

async function runSearch(asked: Search, userId: string, deps: SearchDeps) {
  const id = asked.id.toLowerCase()
  const phrase = parsePhrase(asked.phrase, 'phrase')
  if (asked.type === 'basic')
    return await searchAsUser('related', { id, userId, phrase, country: 'gb' }, deps)
  const country = parseCountry(asked.country)
  return await searchAsUser('autocomplete', { id, userId, phrase, country }, deps)
}
