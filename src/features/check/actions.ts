import { retryParked } from '#src/db/outbox/outbox.ts'
import { kickSync } from '#src/sync/engine.ts'
import { type CheckOutcome as Outcome, type CheckRun as Run, runCheck as run } from '#src/sync/run-check.ts'

export type CheckOutcome = Outcome
export type CheckRun = Run

/** Runs a check as `sync/run-check.ts` does. */
export function runCheck(check: CheckRun): Promise<CheckOutcome> {
  return run(check)
}

/** Sends a queued check again that the server has refused. */
export async function retryQueued(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}
