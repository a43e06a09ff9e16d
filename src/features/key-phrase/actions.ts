import { readCheck } from '#src/db/checks.ts'
import { askToKeepData } from '#src/db/durability.ts'
import { queueSearch } from '#src/db/queue-search.ts'
import { isSearchErrorCode, type SearchErrorCode } from '#src/domain/search-errors.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { currentSession } from '#src/state/session.ts'
import { kickSync } from '#src/sync/engine.ts'
import { fetchCheck, type CheckQuestion as Question } from '#src/sync/fetch-check.ts'

export type CheckQuestion = Question

/** How a check ended for its screen; the pages that came are on the device by then. */
export type CheckOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** Nothing came: the check waits for a connection. */
  | { kind: 'queued' }
  /** No answer that can be trusted to the page after those that are stored. */
  | { kind: 'unanswered'; stored: number }
  /** Settled by the server after this many pages. */
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

export interface CheckRun extends CheckQuestion {
  signal: AbortSignal
  /** Told before each page is asked for. */
  onPage: (page: number) => void
}

const pollMs = 2_000
const maxPolls = 5

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function outcomeOf(error: RemoteError, run: CheckRun): Promise<CheckOutcome> {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  const { id, search_term, country, pages } = run
  const stored = (await readCheck(id))?.pages_done ?? 0
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code, stored }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized', stored }
  if (stored > 0) return { kind: 'unanswered', stored }
  // The server finds the key phrase of a queued check by its term and country.
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages })
  return { kind: 'queued' }
}

/** Fetches the pages of a check that are not stored yet. The same check run again pays for no page twice. */
export async function checkNow(run: CheckRun): Promise<CheckOutcome> {
  if (currentSession().status === 'signed-out') return { kind: 'failed', code: 'unauthorized', stored: 0 }
  for (let polls = 0; ; polls += 1) {
    try {
      await fetchCheck(run, run)
      askToKeepData()
      // Brings the position, which the server has found in the results.
      kickSync()
      return { kind: 'stored' }
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      // Another tab or an earlier, unanswered call is fetching this very page.
      if (error.code === 'in_progress' && polls < maxPolls && !run.signal.aborted) {
        await pause(pollMs, run.signal)
        continue
      }
      const outcome = await outcomeOf(error, run)
      if (outcome.kind !== 'aborted') kickSync()
      return outcome
    }
  }
}
