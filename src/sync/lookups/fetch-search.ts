import { storeSearch } from '#src/db/writes/searches.ts'
import { type SearchQuery, searchFields } from '#src/domain/search/phrases.ts'
import type { QueuedSearch, SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import type { SearchResponse } from '#src/remote/functions/search-responses.ts'
import { searchSuggestions, searchTogether } from '#src/remote/functions/searches.ts'
import type { Caller } from '#src/remote/tables/rest.ts'

export interface SuggestionSearch {
  id: string
  userId: string
  query: SearchQuery
}

export function queuedSearch({ id, query }: SuggestionSearch): QueuedSearch {
  return { id, ...searchFields(query), pages: null }
}

/** Throws RemoteError, NotKept. */
export async function fetchSearch(search: SuggestionSearch, signal: AbortSignal): Promise<void> {
  await keepFound(search, await searchSuggestions(search, { userId: search.userId, signal }))
}

/** Sends one request for all searches. The returned function stores a given search's result, like `fetchSearch`. */
export function fetchTogether(
  searches: readonly SuggestionSearch[],
  caller: Caller,
): (search: SuggestionSearch) => Promise<void> {
  const findResults = searchTogether(searches, caller)
  return async (search) => keepFound(search, await findResults(search))
}

function keepFound(search: SuggestionSearch, { source, search_results }: SearchResponse): Promise<void> {
  return keep(search, { state: 'done', failure_code: null, source, search_results })
}

export function keepFailure(search: SuggestionSearch, failure_code: string): Promise<void> {
  return keep(search, { state: 'failed', failure_code, source: null, search_results: [] })
}

type Ending = Pick<SearchRow, 'state' | 'failure_code' | 'source' | 'search_results'>

function keep({ id, userId, query }: SuggestionSearch, ending: Ending): Promise<void> {
  const time = now().toISOString()
  const search = { id, user_id: userId, ...searchFields(query), searched_at: time, changed_at: time }
  return storeSearch({ ...search, origin: 'user', ...ending })
}
