// Each search costs a credit, unless it fails. A retry with the same id returns the search for free.
import * as v from 'valibot'
import type { SuggestionSearch } from '#src/domain/search/rows.ts'
import { RemoteError } from '../errors.ts'
import { toRemoteError } from '../response-error.ts'
import type { Caller } from '../tables/rest.ts'
import { readAutocomplete, readRelated, type SearchResponse } from './search-responses.ts'
import { callAsUser } from './user-function.ts'

const timeoutMs = 30_000

type Question = Omit<SuggestionSearch, 'pages'>

function readAnswer({ search_type }: Question, body: unknown): SearchResponse {
  return search_type === 'basic' ? readRelated(body) : readAutocomplete(body)
}

function addressOf({ search_type, search_term, country }: Question): string {
  if (search_type === 'basic') return `tiktok-search?${new URLSearchParams({ keyword: search_term })}`
  return `tiktok-autocomplete?${new URLSearchParams({ query: search_term, country })}`
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
  const asked = searches.map(({ id, search_type: type, search_term: phrase, country }) => {
    return { id, type, phrase, country }
  })
  const call = callAsUser('tiktok-batch', userId, Answers, { body: { searches: asked }, signal, timeoutMs })
  return async (search) => {
    const answer = (await call).answers.find(({ id }) => id === search.id)
    if (!answer) throw new RemoteError('unreadable')
    if (answer.status !== 200) throw toRemoteError(answer.status, answer.body)
    return readAnswer(search, answer.body)
  }
}
