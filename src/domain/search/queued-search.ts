import type { CountryCode } from '../countries.ts'

/** A search waiting for a connection. `id` is also its idempotency key. */
export interface QueuedSearch {
  id: string
  search_type: 'basic' | 'autocomplete' | 'search_results_check'
  search_term: string
  country: CountryCode
  /** The number of pages of a check; null for all. */
  pages: number | null
}
