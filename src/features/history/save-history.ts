import { historyFileName, historyTable } from '#src/domain/export-rows.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { toCsv, toTsv } from '#src/lib/csv.ts'
import { downloadText } from '#src/lib/download.ts'

/** Saves these searches with their results as one file, named with the date. */
export function saveHistory(searches: readonly SearchRow[], format: 'csv' | 'xls'): void {
  const lines = historyTable(searches)
  const name = historyFileName(format, now())
  if (format === 'csv') downloadText(name, toCsv(lines), 'text/csv')
  else downloadText(name, toTsv(lines), 'application/vnd.ms-excel')
}
