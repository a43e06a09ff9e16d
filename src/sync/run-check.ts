// A check that somebody waits for on a screen: fetched now, or queued where there is no network.

import { requestPersistence } from '#src/db/core/persistence.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import type { CheckOutcome } from '#src/domain/search/outcomes.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { currentSession } from '#src/state/session.ts'
import { kickSync } from './engine.ts'
import { fetchCheck } from './fetch-check.ts'
import { noResponseOf } from './no-response.ts'
import { waitForOther } from './under-way.ts'

export interface CheckRun extends CheckQuestion {
  signal: AbortSignal
  /** Told before each page is asked for. */
  onPage: (page: number) => void
}

async function outcomeOf(error: RemoteError, check: CheckQuestion): Promise<CheckOutcome> {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  const { id, search_term, country, pages } = check
  const stored = (await readCheck(id))?.pages_done ?? 0
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code, stored }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized', stored }
  if (stored > 0 || !isSilence(error)) return { kind: 'unanswered', answer: noResponseOf(error), stored }
  // Where it is for a key phrase, the server finds that by the term and the country.
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages })
  return { kind: 'queued' }
}

/**
 * Fetches the pages of a check that are not stored yet. The same check run again pays for no page twice. Throws only
 * what is no RemoteError.
 */
export async function runCheck(run: CheckRun): Promise<CheckOutcome> {
  if (currentSession().status === 'signed-out') return { kind: 'failed', code: 'unauthorized', stored: 0 }
  try {
    await waitForOther(() => fetchCheck(run, run), run.signal)
    requestPersistence()
    // Brings the credits, and the position that the server has found in the results.
    kickSync()
    return { kind: 'stored' }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    const outcome = await outcomeOf(error, run)
    if (outcome.kind !== 'aborted') kickSync()
    return outcome
  }
}
