import type { CountryCode } from '../../../src/domain/countries.ts'
import type { SearchErrorCode } from '../../../src/domain/search-errors.ts'
import type { FoundSuggestions, Suggestion } from './tiktok/port.ts'

/** One charged search. `id` is the caller's idempotency key and becomes the id of the history row. */
export interface SearchRequest {
  id: string
  userId: string
  phrase: string
  type: 'basic' | 'autocomplete'
  country: CountryCode
}

interface Recorded {
  searchId: string
  phrase: string
}

interface PendingSearch extends Recorded {
  state: 'pending'
}

export interface DoneSearch extends Recorded {
  state: 'done'
  source: 'tiktok' | 'sample'
  logId: string | null
  suggestions: Suggestion[]
}

interface FailedSearch extends Recorded {
  state: 'failed'
  code: SearchErrorCode
}

/** A search as its history row tells it. */
export type StoredSearch = PendingSearch | DoneSearch | FailedSearch

/**
 * Where searches are recorded and credits are counted. Each call fails with the code of the database's refusal
 * (`credits_exhausted`, `plan_required`, `key_reused`, `unauthorized`), or with `internal`.
 */
export interface SearchLedger {
  /** Takes a credit for a new search; for a search that is known already it takes nothing (`replayed`). */
  record(search: SearchRequest): Promise<{ replayed: boolean; stored: StoredSearch }>
  /** Stores what was found. A search that is settled already comes back as it stands. */
  complete(search: SearchRequest, found: FoundSuggestions): Promise<StoredSearch>
  /** Gives the credit back. A search that is settled already comes back as it stands. */
  fail(search: SearchRequest, code: SearchErrorCode): Promise<StoredSearch>
}
