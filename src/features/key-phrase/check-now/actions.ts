import type { CheckQuestion as Question } from '#src/sync/fetch-check.ts'
import { type CheckRun, type CheckOutcome as Outcome, runCheck } from '#src/sync/run-check.ts'

export type CheckQuestion = Question
export type CheckOutcome = Outcome

/** Checks the key phrase now; the position comes with the next pull. */
export function checkNow(run: CheckRun): Promise<CheckOutcome> {
  return runCheck(run)
}
