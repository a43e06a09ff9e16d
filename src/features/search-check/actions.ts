import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'

/** Runs a check; see `sync/lookups/run-check.ts`. */
export function startCheck(check: CheckRun): Promise<LookupOutcome> {
  return runCheck(check)
}
