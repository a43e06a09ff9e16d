import { readChecks } from '#src/db/checks.ts'
import { readListed } from '#src/db/search-heads.ts'
import { historyFileName, historyTable, searchFileName } from '#src/domain/export-rows.ts'
import type { HistoryHead } from '#src/domain/history-filter.ts'
import { checksTable } from '#src/domain/ranking-export.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { inGroups } from '#src/lib/in-groups.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'

// Records are read in slices, between which the page can answer.
const sliceSize = 100

async function inSlices<Row>(
  heads: readonly HistoryHead[],
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const slice of inGroups(heads, sliceSize)) rows.push(...(await read(slice.map(({ id }) => id))))
  return rows
}

/** Saves these searches with their results, in this order, as one file named with the date. */
export async function saveSearches(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  await saveTable(historyFileName(format, now()), historyTable(await inSlices(heads, readListed)), format)
}

/** The same of checks. */
export async function saveChecks(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  const name = `keytrail-search-results-checks-${now().toISOString().slice(0, 10)}.${format}`
  await saveTable(name, checksTable(await inSlices(heads, readChecks)), format)
}

/** Saves one search with its results, named with its term and the time. */
export function saveSearch(search: SearchRow, format: TableFormat): Promise<void> {
  return saveTable(searchFileName(search.search_term, format, now()), historyTable([search]), format)
}
