import { storeSearch } from '#src/db/writes/searches.ts'
import type { SearchRow, SuggestionSearch } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import type { SearchResponse } from '#src/remote/functions/search-responses.ts'
import { searchSuggestions, searchTogether } from '#src/remote/functions/searches.ts'
import type { Caller } from '#src/remote/tables/rest.ts'

/** Throws RemoteError or NotKept. */
export async function fetchSearch(search: SuggestionSearch, caller: Caller): Promise<void> {
  await keepFound(search, caller.userId, await searchSuggestions(search, caller))
}

/** Sends one request for all searches. The returned function stores one search's result, like `fetchSearch`. */
export function fetchTogether(
  searches: readonly SuggestionSearch[],
  caller: Caller,
): (search: SuggestionSearch) => Promise<void> {
  const findResults = searchTogether(searches, caller)
  return async (search) => keepFound(search, caller.userId, await findResults(search))
}

function keepFound(search: SuggestionSearch, userId: string, { source, search_results }: SearchResponse) {
  return keep(search, userId, { state: 'done', failure_code: null, source, search_results })
}

export function keepFailure(search: SuggestionSearch, userId: string, failure_code: string): Promise<void> {
  return keep(search, userId, { state: 'failed', failure_code, source: null, search_results: [] })
}

type Ending = Pick<SearchRow, 'state' | 'failure_code' | 'source' | 'search_results'>

function keep({ pages: _, ...search }: SuggestionSearch, user_id: string, ending: Ending): Promise<void> {
  const time = now().toISOString()
  return storeSearch({ ...search, user_id, searched_at: time, changed_at: time, origin: 'user', ...ending })
}
