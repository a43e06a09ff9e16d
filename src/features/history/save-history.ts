import { readYours } from '#src/db/reads/yours.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { historyFileName, searchFileName } from '#src/domain/search/export-rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { inGroups } from '#src/lib/groups.ts'
import { checkLines, checksHeader } from '#src/words/check/ranking-table.ts'
import { historyHeader, historyLines } from '#src/words/keywords/keyword-tables.ts'

// Rows are read in slices of this size, because a phone may lack the memory for all of them.
const sliceSize = 50

type Read<Row> = (ids: string[]) => Promise<Row[]>

async function* exportLines<Row>(
  heads: readonly HistoryHead[],
  read: Read<Row>,
  header: string[],
  lines: (row: Row) => string[][] | Promise<string[][]>,
) {
  yield header
  for (const slice of inGroups(heads, sliceSize))
    for (const row of await read(slice.map(({ id }) => id))) yield* await lines(row)
}

export function saveSearches(heads: readonly HistoryHead[], format: TableFormat, read: Read<SearchRow>) {
  const lines = exportLines(heads, read, historyHeader(), historyLines)
  return saveTable(historyFileName(format, now()), lines, format)
}

export function saveChecks(heads: readonly HistoryHead[], format: TableFormat, read: Read<CheckRow>) {
  const name = `keytrail-search-results-checks-${now().toISOString().slice(0, 10)}.${format}`
  const lines = async (check: CheckRow) => checkLines(check, await readYours(check))
  return saveTable(name, exportLines(heads, read, checksHeader(), lines), format)
}

export function saveSearch(search: SearchRow, format: TableFormat): Promise<void> {
  const lines = [historyHeader(), ...historyLines(search)]
  return saveTable(searchFileName(search.search_term, format, now()), lines, format)
}
