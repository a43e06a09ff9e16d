// Searches for suggestions that somebody waits for on a screen: made now, or queued where there is no network.
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { SearchOutcome } from '#src/domain/search/outcomes.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { fetchSearch, fetchTogether, type SuggestionSearch } from './fetch-search.ts'
import { noResponseOf } from './no-response.ts'
import { waitForOther } from './under-way.ts'

async function afterFailure(
  error: RemoteError,
  { user_id, ...search }: SuggestionSearch,
): Promise<SearchOutcome> {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized' }
  if (!isSilence(error)) return { kind: 'unanswered', answer: noResponseOf(error) }
  const session = currentSession()
  // Somebody else has signed in meanwhile: the search is not theirs to pay.
  if (session.status === 'signed-out' || session.userId !== user_id) return { kind: 'aborted' }
  await queueSearch({ ...search, pages: null })
  return { kind: 'queued' }
}

async function outcomeOf(
  search: SuggestionSearch,
  fetch: (runs: number) => Promise<void>,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    await waitForOther(fetch, signal)
    return { kind: 'stored' }
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted' }
    if (!(error instanceof RemoteError)) throw error
    return afterFailure(error, search)
  }
}

/** Makes one search. The same id never charges twice. Throws only what is no RemoteError. */
export function makeSearch(search: SuggestionSearch, signal: AbortSignal): Promise<SearchOutcome> {
  return outcomeOf(search, () => fetchSearch(search, signal), signal)
}

/** Makes searches of one user, in one call where they are several, and tells of each as it ends. As `makeSearch`. */
export async function makeSearches(
  searches: readonly SuggestionSearch[],
  caller: Caller,
  onEnded: (id: string, outcome: SearchOutcome) => void,
): Promise<void> {
  const { signal } = caller
  const fetchAlone = (search: SuggestionSearch) => fetchSearch(search, signal)
  const fetchFirst = searches.length > 1 ? fetchTogether(searches, caller) : fetchAlone
  const make = async (search: SuggestionSearch) => {
    const fetch = (runs: number) => (runs === 0 ? fetchFirst : fetchAlone)(search)
    onEnded(search.id, await outcomeOf(search, fetch, signal))
  }
  await Promise.all(searches.map(make))
}
