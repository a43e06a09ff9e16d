import * as v from 'valibot'

// Kept in the history entry: a reload, a step back and a second mount find the same search and spend nothing.
const SearchState = v.object({ searchId: v.pipe(v.string(), v.uuid()) })

/** The id of the search that this history entry belongs to; null where somebody came by the address alone. */
export function searchIdOf(historyState: unknown): string | null {
  const result = v.safeParse(SearchState, historyState)
  return result.success ? result.output.searchId : null
}
