import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'

/** Checks the key phrase now; the position arrives with the next pull. */
export function checkNow(run: CheckRun): Promise<LookupOutcome> {
  return runCheck(run)
}
