import { historyFileName, historyTable, searchFileName } from '#src/domain/export-rows.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'

/** Saves all these searches with their results as one file, named with the date. */
export function saveHistory(searches: readonly SearchRow[], format: TableFormat): Promise<void> {
  return saveTable(historyFileName(format, now()), historyTable(searches), format)
}

/** Saves one search with its results, named with its term and the time. */
export function saveSearch(search: SearchRow, format: TableFormat): Promise<void> {
  return saveTable(searchFileName(search.search_term, format, now()), historyTable([search]), format)
}
