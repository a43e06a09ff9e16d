import { downloadText } from './download.ts'
import { fetchPart } from './fetch-part.ts'

export type TableFormat = 'csv' | 'xls'

const mediaTypes: Record<TableFormat, string> = { csv: 'text/csv', xls: 'application/vnd.ms-excel' }

/** Saves lines of cells as a file: CSV, or tab-separated text under .xls. The writer is loaded with the first export. */
export async function saveTable(
  name: string,
  lines: readonly (readonly string[])[],
  format: TableFormat,
): Promise<void> {
  const { toCsv, toTsv } = await fetchPart(() => import('./csv.ts'))
  downloadText(name, format === 'csv' ? toCsv(lines) : toTsv(lines), mediaTypes[format])
}
