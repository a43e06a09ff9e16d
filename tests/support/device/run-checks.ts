// For tests that mock src/sync/lookups/run-check.ts and set how each check ends.
import { beforeEach, vi } from 'vitest'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { stubServer } from './stub-server.ts'

/** The mocked `runCheck`, reset for each test of a file; Ada's plan includes checks. */
export function mockedChecks() {
  const server = stubServer()
  const check = vi.mocked(runCheck)
  beforeEach(() => {
    check.mockReset()
    Object.assign(server, { level: 'premium', allowance: 500 })
  })
  return check
}

/** Runs a check until it is cancelled. */
export const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
