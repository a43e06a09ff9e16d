import { retryParked } from '#src/db/outbox.ts'
import { messages } from '#src/domain/messages.ts'
import { type SearchErrorCode, searchErrors } from '#src/domain/search-errors.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'
import { type CheckOutcome as Outcome, type CheckRun as Run, runCheck as run } from '#src/sync/run-check.ts'

export type CheckOutcome = Outcome
export type CheckRun = Run

/** A refusal by the plan has a dialog or a notice of its own and is not told twice. */
function toastFor(code: SearchErrorCode): string | null {
  if (searchErrors[code].fault === 'plan') return null
  return code === 'internal' ? messages.limitCheckFailed : messages.searchFailed
}

/** Runs a check as `sync/run-check.ts` does, and tells of a failure. */
export async function runCheck(check: CheckRun): Promise<CheckOutcome> {
  const outcome = await run(check)
  const message = outcome.kind === 'failed' ? toastFor(outcome.code) : null
  if (message) showToast('bad', message)
  return outcome
}

/** Sends a queued check again that the server has refused. */
export async function retryQueued(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}
