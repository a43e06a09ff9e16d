import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { trackedTable } from '#src/words/tracking/tracked-file.ts'
import type { ShownList } from './use-shown-list.ts'

export function saveTracked({ shown, columns }: ShownList, format: TableFormat): Promise<void> {
  const name = `keytrail-key-phrases-${now().toISOString().slice(0, 10)}.${format}`
  const added = columns.flatMap(({ file }) => (file ? [file] : []))
  return saveTable(name, trackedTable(shown, added), format)
}
