import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { currentSession } from '#src/state/session.ts'
import { fetchCheck } from './fetch-check.ts'
import { runLookup } from './run-lookup.ts'

export interface CheckRun extends CheckQuestion {
  signal: AbortSignal
  onPage: (page: number) => void
}

/** Fetches the pages of a check that are not stored yet; no page is paid for twice. */
export async function runCheck(run: CheckRun): Promise<LookupOutcome> {
  const session = currentSession()
  if (session === null) return { kind: 'failed', code: 'unauthorized', stored: 0 }
  const { id, search_term, country, pages, signal } = run
  // Omits the key phrase's id, because the server finds the key phrase by term and country.
  const queued = { id, search_type: 'search_results_check', search_term, country, pages } as const
  return runLookup(
    { queued, fetch: () => fetchCheck(run, signal, run.onPage) },
    { userId: session.userId, signal },
  )
}
