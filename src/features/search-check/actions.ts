import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/run-check.ts'

/** Runs a check as `sync/run-check.ts` does. */
export function startCheck(check: CheckRun): Promise<LookupOutcome> {
  return runCheck(check)
}
