import { fileStem } from '#src/lib/file-stem.ts'
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

// The two formats head their first column differently (spec, section 7).
const firstColumn: Record<ExportFormat, string> = { csv: 'Word', xls: 'Keyword' }

/** Header and lines of an export of results: Word or Keyword, Group ID, Seed Phrase. */
export function resultTable(items: readonly ResultItem[], format: ExportFormat): string[][] {
  return [
    [firstColumn[format], 'Group ID', 'Seed Phrase'],
    ...items.map((item) => [item.word, item.group_id, item.seed_phrase]),
  ]
}

/** Header and lines of a visitor's results: Keyword, Location, Seed Phrase (spec, section 7). */
export function demoTable(items: readonly ResultItem[], location: string): string[][] {
  return [
    ['Keyword', 'Location', 'Seed Phrase'],
    ...items.map(({ word, seed_phrase }) => [word, location, seed_phrase]),
  ]
}

/** What stands over the lines of searches in the history: Word, Group/Language, Type. */
export const historyHeader = ['Word', 'Group/Language', 'Type', 'Seed Phrase', 'Country', 'Searched At']

/** A line for each word of a search in the history. */
export function historyLines(search: SearchRow): string[][] {
  const { search_type, search_term, country, searched_at } = search
  return search.search_results.map(({ word, group_id }) => [
    word,
    group_id,
    search_type,
    search_term,
    country,
    searched_at,
  ])
}

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
