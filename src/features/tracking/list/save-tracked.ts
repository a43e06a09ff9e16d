import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { trackedTable } from '#src/words/tracking/tracked-file.ts'
import type { TrackedColumn } from './tracked-columns.tsx'

export function saveTracked(
  items: readonly TrackedItem[],
  columns: readonly TrackedColumn[],
  format: TableFormat,
): Promise<void> {
  const name = `keytrail-key-phrases-${now().toISOString().slice(0, 10)}.${format}`
  const shown = columns.flatMap(({ file }) => (file ? [file] : []))
  return saveTable(name, trackedTable(items, shown), format)
}
