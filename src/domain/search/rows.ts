import * as v from 'valibot'
import { type CountryCode, countryCodes } from '../countries.ts'
import { oneOfOrNew, Source, Timestamp, Uuid } from '../row-values.ts'

const searchTypes = ['basic', 'autocomplete', 'search_results_check'] as const

const searchStates = ['pending', 'done', 'failed'] as const

export const origins = ['user', 'tracker'] as const

/** The tracker runs `tracker` searches for brand words. The user ran `demo` searches while signed out. */
const searchOrigins = [...origins, 'demo'] as const

export const SearchResultRow = v.object({
  position: v.number(),
  word: v.string(),
  group_id: v.string(),
})
export type SearchResultRow = v.InferOutput<typeof SearchResultRow>

/** The columns that searches and checks share. */
export const lookupColumns = {
  id: Uuid,
  user_id: Uuid,
  search_term: v.string(),
  country: oneOfOrNew(countryCodes),
  state: oneOfOrNew(searchStates),
  failure_code: v.nullable(v.string()),
  source: Source,
  searched_at: Timestamp,
  changed_at: Timestamp,
}

export const SearchHead = v.object({
  ...lookupColumns,
  search_type: oneOfOrNew(searchTypes),
  origin: oneOfOrNew(searchOrigins),
})
export type SearchHead = v.InferOutput<typeof SearchHead>
export type SearchType = SearchHead['search_type']

/** Results never change, so they are stored in the search's record. */
export const SearchRow = v.object({ ...SearchHead.entries, search_results: v.array(SearchResultRow) })
export type SearchRow = v.InferOutput<typeof SearchRow>

/** `id` is also the idempotency key. */
export interface QueuedSearch {
  id: string
  search_type: 'basic' | 'autocomplete' | 'search_results_check'
  search_term: string
  country: CountryCode
  /** How many pages a check requests; null for all. */
  pages: number | null
}

export type SuggestionSearch = QueuedSearch & { search_type: 'basic' | 'autocomplete' }

const freshMs = 24 * 60 * 60_000

/** Keyed by the phrase's index in a batch. */
export type StoredAnswers = ReadonlyMap<number, Pick<SearchRow, 'id' | 'searched_at'>>

/** Stored searches and checks made since this time (ISO 8601) are offered before a credit is spent. */
export function freshSince(now: Date): string {
  return new Date(now.getTime() - freshMs).toISOString()
}
