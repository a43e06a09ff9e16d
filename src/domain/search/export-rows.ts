import { fileStem } from '../../lib/file/file-stem.ts'
import type { SearchRow } from './rows.ts'

export interface ResultItem {
  word: string
  group_id: string
  seed_phrase: string
}

export function resultItems(search: SearchRow): ResultItem[] {
  return search.search_results.map(({ word, group_id }) => ({
    word,
    group_id,
    seed_phrase: search.search_term,
  }))
}

type ExportFormat = 'csv' | 'xls'

export function searchFileName(term: string, format: ExportFormat, now: Date): string {
  return `${fileStem(term)}-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${format}`
}

export function resultsFileName(term: string, format: ExportFormat, now: Date): string {
  if (format === 'csv') return `keytrail-search-results-${fileStem(term)}.csv`
  return searchFileName(term, format, now)
}

export function historyFileName(format: ExportFormat, now: Date): string {
  return `keytrail-search-history-${now.toISOString().slice(0, 10)}.${format}`
}
