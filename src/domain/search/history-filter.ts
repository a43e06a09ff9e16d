import { phraseKey } from './phrases.ts'
import type { SearchRow } from './rows.ts'

/** What a list says of a search before its results are read. */
export type HistoryHead = Pick<SearchRow, 'id' | 'search_type' | 'search_term' | 'country' | 'searched_at'>

/** Which searches a history shows; an empty text and null leave nothing out. */
export interface HistoryFilter {
  /** The one search that is shown. */
  id: string | null
  text: string
  country: string | null
  /** First and last day, YYYY-MM-DD, as days are where the user is. */
  from: string | null
  until: string | null
}

/** The first millisecond of a day, `days` later, where the user is; null for what is no day. */
function dayStart(day: string | null, days = 0): string | null {
  const [year, month, date] = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : []
  if (year === undefined || month === undefined || date === undefined) return null
  return new Date(year, month - 1, date + days).toISOString()
}

/** The searches that a filter leaves, in their order. */
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

/** One of each searches of the same phrase at the same time (spec, section 7): a check is recorded once a page. */
export function foldDuplicates<Head extends HistoryHead>(heads: readonly Head[]): Head[] {
  const seen = new Set<string>()
  return heads.filter(({ search_term, country, searched_at }) => {
    const key = `${searched_at} ${country} ${search_term}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
