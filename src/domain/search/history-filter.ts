import { phraseKey, type SearchQuery, searchQuery } from './phrases.ts'
import type { SearchRow } from './rows.ts'

export type HistoryHead = Pick<SearchRow, 'id' | 'search_type' | 'search_term' | 'country' | 'searched_at'>

/** Returns the query that repeats the search. */
export function queryOf({ search_type, search_term, country }: HistoryHead): SearchQuery {
  return searchQuery(search_type === 'autocomplete' ? search_type : 'basic', search_term, country)
}

/** Empty text and null match everything. */
export interface HistoryFilter {
  id: string | null
  text: string
  country: string | null
  /** First and last day, YYYY-MM-DD in the user's time zone. */
  from: string | null
  until: string | null
}

/** Returns the start of the local day that is `days` after `day`; null if `day` is not YYYY-MM-DD. */
function dayStart(day: string | null, days = 0): string | null {
  const [year, month, date] = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : []
  if (year === undefined || month === undefined || date === undefined) return null
  return new Date(year, month - 1, date + days).toISOString()
}

export function filterHistory<Head extends HistoryHead>(
  heads: readonly Head[],
  filter: HistoryFilter,
): Head[] {
  const text = phraseKey(filter.text)
  const from = dayStart(filter.from)
  const until = dayStart(filter.until, 1)
  return heads.filter(
    (head) =>
      (filter.id === null || head.id === filter.id) &&
      (text === '' || phraseKey(head.search_term).includes(text)) &&
      (filter.country === null || head.country === filter.country) &&
      (from === null || head.searched_at >= from) &&
      (until === null || head.searched_at < until),
  )
}

export function firstOfEach<Head>(heads: readonly Head[], keyOf: (head: Head) => string): Head[] {
  return [...Map.groupBy(heads, keyOf).values()].flatMap(([first]) => first ?? [])
}

export function foldDuplicates<Head extends HistoryHead>(heads: readonly Head[]): Head[] {
  return firstOfEach(heads, (head) => `${head.searched_at} ${head.country} ${head.search_term}`)
}

/** Keeps the newest search of each kind, country and phrase. `heads` are newest first. */
export function newestOfEach<Head extends HistoryHead>(heads: readonly Head[]): Head[] {
  return firstOfEach(heads, (head) => `${head.search_type} ${head.country} ${head.search_term}`)
}
