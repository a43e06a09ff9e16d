import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'

/** Runs a check as `sync/lookups/run-check.ts` does. */
export function startCheck(check: CheckRun): Promise<LookupOutcome> {
  return runCheck(check)
}
