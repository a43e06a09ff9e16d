import * as v from 'valibot'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { outcomeOf } from '../_shared/http/outcome.ts'
import { parseCountry, parsePhrase } from '../_shared/search/parameters.ts'
import {
  autocompleteSearch,
  relatedSearch,
  type SearchDeps,
  searchAsUser,
} from '../_shared/search/suggestion-search.ts'

/** So many searches that one call makes all ask TikTok at the same time. The app sends two. */
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
 * Several searches of a batch at once, since over HTTP/1.1 a browser opens six connections to a host: POST {searches:
 * [{id, type, phrase, country}]}. Each is charged and answered for itself, as its own function would under that
 * idempotency key: {answers: [{id, status, body}]}.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: SearchDeps) => {
    const { searches } = await readJson(batchSchema)
    const answers = await Promise.all(
      searches.map(async (search) => {
        const { status, body } = await outcomeOf((note) => {
          note(search.id)
          return searchOf(search, userId, deps)
        }, deps.log)
        return { id: search.id, status, body }
      }),
    )
    if (answers.some(({ status }) => status === 410)) throw new Failure('account_deleted')
    return { answers }
  },
)

async function searchOf(asked: Search, userId: string, deps: SearchDeps) {
  const id = asked.id.toLowerCase()
  const phrase = parsePhrase(asked.phrase, 'phrase')
  if (asked.type === 'basic')
    return await searchAsUser(relatedSearch, { id, userId, phrase, country: 'gb' }, deps)
  const country = parseCountry(asked.country)
  return await searchAsUser(autocompleteSearch, { id, userId, phrase, country }, deps)
}
