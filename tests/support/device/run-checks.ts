import { vi } from 'vitest'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { stubServer } from './stub-server.ts'

export function mockedChecks() {
  stubServer({ level: 'premium', allowance: 500 })
  return vi.mocked(runCheck)
}

export const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
