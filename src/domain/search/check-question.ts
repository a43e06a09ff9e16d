import type { QueuedSearch } from './queued-search.ts'

/** What a check asks, and under which keys it pays. */
export interface CheckQuestion extends Pick<QueuedSearch, 'id' | 'search_term' | 'country' | 'pages'> {
  /** The tracked key phrase that the check is made for. */
  keyword_id?: string
  /** How often a later page has failed for good: the server keeps a failure under its key, so each try needs its own. */
  attempt?: number
}
