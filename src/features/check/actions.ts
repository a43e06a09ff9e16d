import { readCheck } from '#src/db/checks.ts'
import { askToKeepData } from '#src/db/durability.ts'
import { retryParked } from '#src/db/outbox.ts'
import { queueSearch } from '#src/db/queue-search.ts'
import { messages } from '#src/domain/messages.ts'
import { isSearchErrorCode, type SearchErrorCode, searchErrors } from '#src/domain/search-errors.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'
import { type CheckQuestion, fetchCheck } from '#src/sync/fetch-check.ts'

/** How a run ended for its screen; the pages that came are on the device by then. */
export type CheckOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** Nothing came: the check waits for a connection. */
  | { kind: 'queued' }
  /** No answer that can be trusted to the page after those that are stored. */
  | { kind: 'unanswered'; status: number | null }
  | { kind: 'failed'; code: SearchErrorCode }

export interface CheckRun extends CheckQuestion {
  signal: AbortSignal
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

async function outcomeOf(
  error: RemoteError,
  { id, search_term, country, pages }: CheckRun,
): Promise<CheckOutcome> {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized' }
  if (((await readCheck(id))?.pages_done ?? 0) > 0)
    return { kind: 'unanswered', status: error.status ?? null }
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages })
  return { kind: 'queued' }
}

/** A refusal by the plan has a dialog or a notice of its own and is not told twice. */
function toastFor(code: SearchErrorCode): string | null {
  if (searchErrors[code].fault === 'plan') return null
  return code === 'internal' ? messages.limitCheckFailed : messages.searchFailed
}

/** Fetches the pages of a check that are not stored yet. The same check run again pays for no page twice. */
export async function runCheck(run: CheckRun): Promise<CheckOutcome> {
  if (currentSession().status === 'signed-out') return { kind: 'failed', code: 'unauthorized' }
  for (let polls = 0; ; polls += 1) {
    try {
      await fetchCheck(run, run)
      askToKeepData()
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
      if (outcome.kind === 'failed') {
        const message = toastFor(outcome.code)
        if (message) showToast('bad', message)
      }
      if (outcome.kind !== 'aborted') kickSync()
      return outcome
    }
  }
}

/** Sends a queued check again that the server has refused. */
export async function retryQueued(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}
