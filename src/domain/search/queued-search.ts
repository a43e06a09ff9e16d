import type { CountryCode } from '../countries.ts'

/** `id` is also the idempotency key. */
export interface QueuedSearch {
  id: string
  search_type: 'basic' | 'autocomplete' | 'search_results_check'
  search_term: string
  country: CountryCode
  /** The pages of a check; null for all. */
  pages: number | null
}
