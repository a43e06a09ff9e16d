import { fileStem } from '#src/lib/file/file-stem.ts'
import type { SearchRow } from './rows.ts'

/** One line of an export or of a results table (spec, section 3: result item). */
export interface ResultItem {
  word: string
  group_id: string
  seed_phrase: string
}

/** The results of a search in their order, each with the phrase that it was found for. */
export function resultItems(search: SearchRow): ResultItem[] {
  return search.search_results.map(({ word, group_id }) => ({
    word,
    group_id,
    seed_phrase: search.search_term,
  }))
}

type ExportFormat = 'csv' | 'xls'

/** The term plus a timestamp, as all files but one are named (spec, section 7). */
export function searchFileName(term: string, format: ExportFormat, now: Date): string {
  return `${fileStem(term)}-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${format}`
}

/** `keytrail-search-results-{q}.csv`, and the term plus a timestamp under .xls (spec, section 7). */
export function resultsFileName(term: string, format: ExportFormat, now: Date): string {
  if (format === 'csv') return `keytrail-search-results-${fileStem(term)}.csv`
  return searchFileName(term, format, now)
}

/** The export of the whole history is named with the date. */
export function historyFileName(format: ExportFormat, now: Date): string {
  return `keytrail-search-history-${now.toISOString().slice(0, 10)}.${format}`
}
