// Searches for suggestions that somebody waits for on a screen: made now, or queued where there is no network.
import { queueSearch } from '#src/db/queue-search.ts'
import { isSearchErrorCode, type SearchErrorCode } from '#src/domain/search-errors.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { currentSession } from '#src/state/session.ts'
import { type FetchedSearch, fetchSearch, fetchTogether, type SuggestionSearch } from './fetch-search.ts'
import { waitForOther } from './under-way.ts'

/** How a search ended for its screen; what was found is on the device by then. */
export type SearchOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** The network has lost it: it waits in the outbox under the same id. */
  | { kind: 'queued' }
  /** No answer that can be trusted: it may have been charged, so the same id must be sent again. */
  | { kind: 'unanswered' }
  | { kind: 'failed'; code: SearchErrorCode }

async function afterFailure(
  error: RemoteError,
  { user_id, ...search }: SuggestionSearch,
): Promise<SearchOutcome> {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized' }
  if (error.kind !== 'offline' && error.kind !== 'timeout') return { kind: 'unanswered' }
  const session = currentSession()
  // Somebody else has signed in meanwhile: the search is not theirs to pay.
  if (session.status === 'signed-out' || session.userId !== user_id) return { kind: 'aborted' }
  await queueSearch({ ...search, pages: null })
  return { kind: 'queued' }
}

/** Makes one search. The same id never charges twice. Throws only what is no RemoteError. */
export async function makeSearch(search: SuggestionSearch, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    await waitForOther(() => fetchSearch(search, signal), signal)
    return { kind: 'stored' }
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted' }
    if (!(error instanceof RemoteError)) throw error
    return afterFailure(error, search)
  }
}

interface Ended {
  id: string
  outcome: SearchOutcome
}

/** Makes a few searches of one user in one call, otherwise as `makeSearch` does. */
export async function makeTogether(
  searches: readonly SuggestionSearch[],
  userId: string,
  signal: AbortSignal,
): Promise<Ended[]> {
  const outcomeOf = ({ search, error }: FetchedSearch) => {
    if (error === null) return { kind: 'stored' } as const
    return error.code === 'in_progress' ? makeSearch(search, signal) : afterFailure(error, search)
  }
  const ended = async (fetched: FetchedSearch): Promise<Ended> => ({
    id: fetched.search.id,
    outcome: await outcomeOf(fetched),
  })
  try {
    return await Promise.all((await fetchTogether(searches, userId, signal)).map(ended))
  } catch (error) {
    if (signal.aborted) return searches.map(({ id }) => ({ id, outcome: { kind: 'aborted' } }))
    if (!(error instanceof RemoteError)) throw error
    return Promise.all(searches.map((search) => ended({ search, error })))
  }
}
