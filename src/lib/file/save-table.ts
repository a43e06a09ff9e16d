import { fetchPart } from '../fetch-part.ts'
import { giveWay } from '../idle.ts'
import type { TableFormat, TableLines } from './csv.ts'
import { downloadBlob } from './download.ts'

export type { TableFormat } from './csv.ts'

const mediaTypes: Record<TableFormat, string> = { csv: 'text/csv', xls: 'application/vnd.ms-excel' }

/** Works in slices, so that the page stays responsive. */
export async function saveTable(name: string, lines: TableLines, format: TableFormat): Promise<void> {
  const { tableText } = await fetchPart(() => import('./csv.ts'))
  const text: string[] = []
  for await (const slice of tableText(lines, format)) {
    text.push(slice)
    await giveWay()
  }
  await downloadBlob(name, new Blob(text, { type: `${mediaTypes[format]};charset=utf-8` }))
}
