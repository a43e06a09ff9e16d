import { database } from '#src/db/core/open.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { storeCheckFailure } from '#src/db/writes/checks.ts'
import { isSearchErrorCode, isSettled } from '#src/domain/search/search-errors.ts'
import type { QueuedSearch } from '#src/domain/sync/changes.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheck } from './fetch-check.ts'

/**
 * Makes a check that waited for a connection, with all the pages that it wants. A failure that the server has
 * settled ends the matter: of the first page it is kept as the check's, of a later one the check has the pages
 * before it. Throws RemoteError, NotKept.
 */
export async function runQueuedCheck(queued: QueuedSearch, signal: AbortSignal): Promise<void> {
  const { userId } = database()
  try {
    await fetchCheck(queued, { signal })
  } catch (error) {
    const code = error instanceof RemoteError ? error.code : undefined
    if (!isSearchErrorCode(code) || !isSettled(code) || signal.aborted) throw error
    const { id, search_term, country } = queued
    const stored = await readCheck(id)
    if (!stored || stored.pages_done === 0) {
      await storeCheckFailure({ id, user_id: userId, search_term, country }, code)
    }
  }
}
