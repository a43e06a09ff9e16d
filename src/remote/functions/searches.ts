// Each search costs a credit, unless it fails. A retry with the same id is not charged again and returns the stored
// search.
import * as v from 'valibot'
import { type CountryCode, defaultCountry } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { RemoteError } from '../errors.ts'
import { toRemoteError } from '../response-error.ts'
import type { Caller } from '../tables/rest.ts'
import { readAutocomplete, readRelated, type SearchResponse } from './search-responses.ts'
import { callAsUser } from './user-function.ts'

const timeoutMs = 30_000

interface Search {
  id: string
  phrase: string
  /** Nothing is sent with another user's token. */
  userId: string
  signal?: AbortSignal
}

function callFunction(
  name: string,
  parameters: Record<string, string>,
  { id, userId, signal }: Search,
): Promise<unknown> {
  const query = new URLSearchParams(parameters)
  const headers = { 'idempotency-key': id }
  return callAsUser(`${name}?${query}`, userId, v.unknown(), {
    headers,
    timeoutMs,
    ...(signal && { signal }),
  })
}

/** Throws RemoteError; a failure of the search has a `code` from search-errors.ts. */
export async function searchRelated(search: Search): Promise<SearchResponse> {
  return readRelated(await callFunction('tiktok-search', { keyword: search.phrase }, search))
}

/** Throws like `searchRelated`. */
export async function searchAutocomplete(search: Search & { country: CountryCode }): Promise<SearchResponse> {
  const parameters = { query: search.phrase, country: search.country }
  return readAutocomplete(await callFunction('tiktok-autocomplete', parameters, search))
}

interface Question extends Pick<Search, 'id'> {
  query: SearchQuery
}

const Answers = v.object({
  answers: v.array(v.object({ id: v.string(), status: v.number(), body: v.unknown() })),
})

/**
 * Sends one request for all searches. The returned function returns or throws like `searchRelated` or
 * `searchAutocomplete`.
 */
export function searchTogether(
  searches: readonly Question[],
  { userId, signal }: Caller,
): (search: Question) => Promise<SearchResponse> {
  const body = { searches: searches.map(({ id, query }) => ({ country: defaultCountry, ...query, id })) }
  const call = callAsUser('tiktok-batch', userId, Answers, { body, signal, timeoutMs })
  return async ({ id, query }) => {
    const answer = (await call).answers.find((candidate) => candidate.id === id)
    if (!answer) throw new RemoteError('unreadable')
    if (answer.status !== 200) throw toRemoteError(answer.status, answer.body)
    return query.type === 'basic' ? readRelated(answer.body) : readAutocomplete(answer.body)
  }
}
