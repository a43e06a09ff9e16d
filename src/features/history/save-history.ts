import { historyFileName, historyTable } from '#src/domain/export-rows.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'

/** Saves these searches with their results as one file, named with the date. */
export function saveHistory(searches: readonly SearchRow[], format: TableFormat): Promise<void> {
  return saveTable(historyFileName(format, now()), historyTable(searches), format)
}
