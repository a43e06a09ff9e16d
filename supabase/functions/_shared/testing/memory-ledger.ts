import type { SearchErrorCode } from '../../../../src/domain/search-errors.ts'
import { SearchFailure } from '../search-failure.ts'
import type { DoneSearch, SearchLedger, SearchRequest, Stored } from '../search-ledger.ts'

export interface MemoryLedger extends SearchLedger {
  /** What is stored, by id. */
  rows: Map<string, Stored<DoneSearch>>
  /** What was asked to be recorded, in order. */
  requests: SearchRequest[]
  creditsUsed(): number
}

/** The rules of create_search_recording in memory, for one user with `credits`. */
export function createMemoryLedger(credits = 100): MemoryLedger {
  const rows = new Map<string, Stored<DoneSearch>>()
  const requests: SearchRequest[] = []
  const creditsUsed = () => [...rows.values()].filter(({ state }) => state !== 'failed').length

  function settle(
    search: SearchRequest,
    outcome: (pending: Stored<DoneSearch>) => Stored<DoneSearch>,
  ): Stored<DoneSearch> {
    const stored = rows.get(search.id)
    if (stored === undefined) throw new SearchFailure('internal', 'not recorded')
    if (stored.state === 'pending') rows.set(search.id, outcome(stored))
    return rows.get(search.id) ?? stored
  }

  return {
    rows,
    requests,
    creditsUsed,
    record: async (search) => {
      requests.push(search)
      const known = rows.get(search.id)
      if (known) return { replayed: true, stored: known }
      if (creditsUsed() >= credits) throw new SearchFailure('credits_exhausted')
      const stored: Stored<DoneSearch> = { state: 'pending', searchId: search.id, phrase: search.phrase }
      rows.set(search.id, stored)
      return { replayed: false, stored }
    },
    complete: async (search, { suggestions, source, logId }) =>
      settle(search, ({ searchId, phrase }) => ({
        searchId,
        phrase,
        state: 'done',
        source,
        logId,
        suggestions,
      })),
    fail: async (search, code: SearchErrorCode) =>
      settle(search, ({ searchId, phrase }) => ({ searchId, phrase, state: 'failed', code })),
  }
}
