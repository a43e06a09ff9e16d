import type { SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import { Failure } from '../failure.ts'
import type { DoneSearch, SearchLedger, SearchRequest, Stored } from '../ledger/ledger.ts'
import { asJsonb } from './storable.ts'

export interface MemoryLedger extends SearchLedger {
  rows: Map<string, Stored<DoneSearch>>
  requests: SearchRequest[]
  creditsUsed(): number
}

/** The rules of supabase/schemas/33_search_recording.sql for one user, without plan limits. */
export function createMemoryLedger(credits = 100): MemoryLedger {
  const rows = new Map<string, Stored<DoneSearch>>()
  const asked = new Map<string, string>()
  const requests: SearchRequest[] = []
  const creditsUsed = () => [...rows.values()].filter(({ state }) => state !== 'failed').length

  function settle(
    search: SearchRequest,
    outcome: (pending: Stored<DoneSearch>) => Stored<DoneSearch>,
  ): Stored<DoneSearch> {
    const known = rows.get(search.id)
    if (known === undefined) throw new Failure('account_deleted')
    if (known.state === 'pending') rows.set(search.id, outcome(known))
    return rows.get(search.id) ?? known
  }

  return {
    rows,
    requests,
    creditsUsed,
    record: async (search) => {
      requests.push(search)
      const known = rows.get(search.id)
      const question = JSON.stringify([search.userId, search.phrase, search.type, search.country])
      if (known && asked.get(search.id) !== question) throw new Failure('key_reused')
      if (known) return { replayed: true, stored: known }
      if (creditsUsed() >= credits) throw new Failure('credits_exhausted')
      const pending: Stored<DoneSearch> = { state: 'pending', searchId: search.id }
      rows.set(search.id, pending)
      asked.set(search.id, question)
      return { replayed: false, stored: pending }
    },
    complete: async (search, given) => {
      const { suggestions, source, logId } = asJsonb(given)
      return settle(search, ({ searchId }) => {
        if (suggestions.some(({ word }) => word === ''))
          throw new Failure('internal', { detail: 'an empty word' })
        return { searchId, state: 'done', source, logId, suggestions }
      })
    },
    fail: async (search, code: SearchErrorCode) =>
      settle(search, ({ searchId }) => ({ searchId, state: 'failed', code })),
  }
}
