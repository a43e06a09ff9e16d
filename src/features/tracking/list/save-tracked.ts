import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { trackedFileHeaders } from '#src/words/tracking/tracked-list.ts'
import type { TrackedColumn } from './tracked-columns.tsx'

/**
 * Header and lines of a file of the tracked list, which can be pasted back as a bulk add: headers and countries are
 * English in every language, as that is what bulk add reads. What other cells say follows the language.
 */
export function* trackedTable(
  items: readonly TrackedItem[],
  columns: readonly TrackedColumn[],
): Generator<string[]> {
  const cells = Object.assign({}, ...columns.map(({ file }) => file)) as NonNullable<TrackedColumn['file']>
  const names = Object.keys(trackedFileHeaders) as (keyof typeof trackedFileHeaders)[]
  yield Object.values(trackedFileHeaders)
  for (const item of items) yield names.map((name) => cells[name]?.(item) ?? '')
}

/** Saves these key phrases in this order, as they are shown. */
export function saveTracked(
  items: readonly TrackedItem[],
  columns: readonly TrackedColumn[],
  format: TableFormat,
): Promise<void> {
  const name = `keytrail-key-phrases-${now().toISOString().slice(0, 10)}.${format}`
  return saveTable(name, trackedTable(items, columns), format)
}
