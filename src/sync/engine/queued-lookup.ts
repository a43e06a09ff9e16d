import type { OutboxEntry } from '#src/db/core/schema.ts'
import { storeCheckFailure } from '#src/db/writes/checks.ts'
import { searchQuery } from '#src/domain/search/phrases.ts'
import { isSearchErrorCode, isSettled } from '#src/domain/search/search-errors.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheck } from '../lookups/fetch-check.ts'
import { fetchSearch, keepFailure } from '../lookups/fetch-search.ts'

export type QueuedEntry = Extract<OutboxEntry, { kind: 'run_search' }>

/**
 * Runs a queued search or check under its own id, so that nothing is charged twice, however often it is sent. Stores a
 * failure that the server has settled; if a later page of a check fails, the check keeps its earlier pages. Throws
 * RemoteError, NotKept, StorageFull.
 */
export async function runQueued(entry: QueuedEntry, signal: AbortSignal): Promise<void> {
  const { fetch, fail } = createLookup(entry, signal)
  try {
    await fetch()
  } catch (error) {
    const code = error instanceof RemoteError ? error.code : undefined
    if (!isSearchErrorCode(code) || !isSettled(code) || signal.aborted) throw error
    await fail(code)
  }
}

function createLookup({ payload, user_id }: QueuedEntry, signal: AbortSignal) {
  const { id, search_type, search_term, country } = payload
  if (search_type === 'search_results_check') {
    const check = { id, user_id, search_term, country }
    return {
      fetch: () => fetchCheck(payload, { signal }),
      fail: (code: string) => storeCheckFailure(check, code),
    }
  }
  const search = { id, userId: user_id, query: searchQuery(search_type, search_term, country) }
  return {
    fetch: () => fetchSearch(search, signal),
    fail: (code: string) => keepFailure(search, code),
  }
}
