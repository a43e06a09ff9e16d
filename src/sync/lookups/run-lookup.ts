// Runs a search or check while the user waits for it on screen, or queues it if there is no response.
import { readCheck } from '#src/db/reads/checks.ts'
import { requestPersistence } from '#src/db/space/disk-quota.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { isSearchErrorCode, type NoResponse } from '#src/domain/search/search-errors.ts'
import { pause } from '#src/lib/idle.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { kickSync } from '../engine/engine.ts'

const pollMs = 2_000
const maxPolls = 5

export interface Lookup {
  queued: QueuedSearch
  /** Fetches the results and stores them. `tries` is the number of previous attempts. */
  fetch: (tries: number) => Promise<void>
}

/** Runs a lookup for `caller.userId`, who pays for it. Never throws RemoteError. */
export async function runLookup(lookup: Lookup, caller: Caller): Promise<LookupOutcome> {
  const outcome = await lookUp(lookup, caller)
  if (outcome.kind === 'stored') requestPersistence()
  // Pulls the remaining credits, and rows that the server derives from the results.
  if (outcome.kind !== 'aborted') kickSync()
  return outcome
}

/** Like `runLookup`, but without the pull and the request for persistent storage at the end. */
export async function lookUp({ queued, fetch }: Lookup, { userId, signal }: Caller): Promise<LookupOutcome> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(tries)
      return { kind: 'stored' }
    } catch (error) {
      if (signal.aborted) return { kind: 'aborted' }
      if (!(error instanceof RemoteError)) throw error
      // `in_progress`: the same request is still running, perhaps in another tab.
      if (error.code !== 'in_progress' || tries === maxPolls) return afterFailure(error, queued, userId)
      await pause(pollMs, signal)
    }
  }
}

async function afterFailure(
  error: RemoteError,
  queued: QueuedSearch,
  userId: string,
): Promise<LookupOutcome> {
  const isTheirs = currentSession()?.userId === userId
  const isCheck = queued.search_type === 'search_results_check'
  const stored = isTheirs && isCheck ? ((await readCheck(queued.id))?.pages_done ?? 0) : 0
  if (error.kind === 'aborted') return { kind: 'aborted' }
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code, stored }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized', stored }
  if (stored > 0 || !isSilence(error)) return { kind: 'unanswered', answer: describeSilence(error), stored }
  // If the user has signed out meanwhile, the next user must not pay.
  if (!isTheirs) return { kind: 'aborted' }
  await queueSearch(queued)
  return { kind: 'queued' }
}

function describeSilence(error: RemoteError): NoResponse {
  if (isSilence(error)) return { from: 'nobody', status: null }
  return { from: error.kind === 'foreign' ? 'stranger' : 'server', status: error.status ?? null }
}
