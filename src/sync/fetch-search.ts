import { storeSearch } from '#src/db/writes/profile.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { QueuedSearch } from '#src/domain/sync/changes.ts'
import { now } from '#src/lib/clock.ts'
import type { SearchResponse } from '#src/remote/functions/search-responses.ts'
import { searchAutocomplete, searchRelated, searchTogether } from '#src/remote/functions/searches.ts'
import type { Caller } from '#src/remote/tables/rest.ts'

/** A search for suggestions, with the id that pays for it and the user who does. */
export interface SuggestionSearch extends Pick<QueuedSearch, 'id' | 'search_term' | 'country'> {
  search_type: 'basic' | 'autocomplete'
  user_id: string
}

/** Asks for a search and keeps what it found. Throws RemoteError, NotKept. */
export async function fetchSearch(search: SuggestionSearch, signal: AbortSignal): Promise<void> {
  const question = { ...questionOf(search), userId: search.user_id, signal }
  const ask = question.type === 'basic' ? searchRelated : searchAutocomplete
  await keepAnswer(search, await ask(question))
}

/** Asks for a few searches of one user in one call. Returns the way to fetch each, which ends as `fetchSearch` does. */
export function fetchTogether(
  searches: readonly SuggestionSearch[],
  caller: Caller,
): (search: SuggestionSearch) => Promise<void> {
  const answerTo = searchTogether(searches.map(questionOf), caller)
  return async (search) => keepAnswer(search, await answerTo(questionOf(search)))
}

const questionOf = ({ id, search_term: phrase, search_type: type, country }: SuggestionSearch) => ({
  id,
  phrase,
  type,
  country,
})

function keepAnswer(search: SuggestionSearch, { source, search_results }: SearchResponse): Promise<void> {
  return keep(search, { state: 'done', failure_code: null, source, search_results })
}

/** Keeps that a search has failed for good, its credit given back. */
export function keepFailure(search: SuggestionSearch, failure_code: string): Promise<void> {
  return keep(search, { state: 'failed', failure_code, source: null, search_results: [] })
}

type Ending = Pick<SearchRow, 'state' | 'failure_code' | 'source' | 'search_results'>

function keep(
  { id, user_id, search_term, search_type, country }: SuggestionSearch,
  ending: Ending,
): Promise<void> {
  const time = now().toISOString()
  const search = { id, user_id, search_term, search_type, country, searched_at: time, changed_at: time }
  return storeSearch({ ...search, ...ending })
}
