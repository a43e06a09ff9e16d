import { vi } from 'vitest'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { stubServer } from './stub-server.ts'

export function mockedChecks() {
  stubServer({ level: 'premium', allowance: 500 })
  return vi.mocked(runCheck)
}

export async function queued(run: CheckRun): Promise<LookupOutcome> {
  const { id, search_term, country, pages } = run
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages })
  return { kind: 'queued' }
}

export const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
