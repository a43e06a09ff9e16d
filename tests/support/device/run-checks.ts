// For tests that mock src/sync/lookups/run-check.ts: they set how each check ends.
import { beforeEach, vi } from 'vitest'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { stubServer } from './stub-server.ts'

/** The mocked `runCheck` of a file's tests, reset for each, for an Ada whose plan has checks. */
export function mockedChecks() {
  const server = stubServer()
  const check = vi.mocked(runCheck)
  beforeEach(() => {
    check.mockReset()
    Object.assign(server, { level: 'premium', allowance: 500 })
  })
  return check
}

/** A check that ends when it is cancelled. */
export const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
