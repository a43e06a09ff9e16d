import type { OutboxEntry } from '#src/db/core/schema.ts'
import { isSearchErrorCode, isSettled } from '#src/domain/search/search-errors.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchSearch, keepFailure } from './fetch-search.ts'
import { runQueuedCheck } from './queued-check.ts'

export type QueuedEntry = Extract<OutboxEntry, { kind: 'run_search' }>

/**
 * Makes a search that waited for a connection, under its own id, so that it is charged once however often it is
 * sent. A failure that the server has settled is kept in the search's row and ends the matter. Throws RemoteError.
 */
export async function runQueuedSearch({ payload, user_id }: QueuedEntry, signal: AbortSignal): Promise<void> {
  const { search_type } = payload
  if (search_type === 'search_results_check') return runQueuedCheck(payload, signal)
  const search = { ...payload, search_type, user_id }
  try {
    await fetchSearch(search, signal)
  } catch (error) {
    const code = error instanceof RemoteError ? error.code : undefined
    if (!isSearchErrorCode(code) || !isSettled(code)) throw error
    if (!signal.aborted) await keepFailure(search, code)
  }
}
