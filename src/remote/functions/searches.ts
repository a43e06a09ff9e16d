// Each search costs a credit, unless it fails. A retry with the same id is not charged again and returns the
// stored search.
import * as v from 'valibot'
import { defaultCountry } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { RemoteError } from '../errors.ts'
import { toRemoteError } from '../response-error.ts'
import type { Caller } from '../tables/rest.ts'
import { readAutocomplete, readRelated, type SearchResponse } from './search-responses.ts'
import { callAsUser } from './user-function.ts'

const timeoutMs = 30_000

interface Question {
  id: string
  query: SearchQuery
}

function readAnswer({ query }: Question, body: unknown): SearchResponse {
  return query.type === 'basic' ? readRelated(body) : readAutocomplete(body)
}

function addressOf({ query }: Question): string {
  if (query.type === 'basic') return `tiktok-search?${new URLSearchParams({ keyword: query.phrase })}`
  const parameters = new URLSearchParams({ query: query.phrase, country: query.country })
  return `tiktok-autocomplete?${parameters}`
}

/** Throws RemoteError; a failure of the search has a `code` from search-errors.ts. */
export async function searchSuggestions(
  question: Question,
  { userId, signal }: Caller,
): Promise<SearchResponse> {
  const call = { headers: { 'idempotency-key': question.id }, timeoutMs, signal }
  return readAnswer(question, await callAsUser(addressOf(question), userId, v.unknown(), call))
}

const Answers = v.object({
  answers: v.array(v.object({ id: v.string(), status: v.number(), body: v.unknown() })),
})

/** Sends one request for all searches. The returned function returns or throws like `searchSuggestions`. */
export function searchTogether(
  searches: readonly Question[],
  { userId, signal }: Caller,
): (search: Question) => Promise<SearchResponse> {
  const body = { searches: searches.map(({ id, query }) => ({ country: defaultCountry, ...query, id })) }
  const call = callAsUser('tiktok-batch', userId, Answers, { body, signal, timeoutMs })
  return async (search) => {
    const answer = (await call).answers.find(({ id }) => id === search.id)
    if (!answer) throw new RemoteError('unreadable')
    if (answer.status !== 200) throw toRemoteError(answer.status, answer.body)
    return readAnswer(search, answer.body)
  }
}
