import { beforeEach, vi } from 'vitest'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { stubServer } from './stub-server.ts'

export function mockedChecks() {
  const server = stubServer()
  const check = vi.mocked(runCheck)
  beforeEach(() => {
    Object.assign(server, { level: 'premium', allowance: 500 })
  })
  return check
}

export const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
