import type { CountryCode } from '../countries.ts'

/** A search that waits for a connection. `id` is the search's id and its idempotency key. */
export interface QueuedSearch {
  id: string
  search_type: 'basic' | 'autocomplete' | 'search_results_check'
  search_term: string
  country: CountryCode
  /** Of a check: how many pages; null for all. */
  pages: number | null
}
