import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { trackedFileHeaders } from '#src/words/tracking/tracked-list.ts'
import type { TrackedColumn } from './tracked-columns.tsx'

/**
 * The header and lines of an exported list, which can be pasted back as a bulk add: headers and countries are
 * English in every language because the parser expects that. Other cells use the user's language.
 */
export function* trackedTable(
  items: readonly TrackedItem[],
  columns: readonly TrackedColumn[],
): Generator<string[]> {
  const cells = Object.assign({}, ...columns.map(({ file }) => file)) as NonNullable<TrackedColumn['file']>
  const known = Object.keys(trackedFileHeaders) as (keyof typeof trackedFileHeaders)[]
  const names = known.filter((name) => cells[name])
  yield names.map((name) => trackedFileHeaders[name])
  for (const item of items) yield names.map((name) => cells[name]?.(item) ?? '')
}

/** Exports these key phrases in this order, as shown. */
export function saveTracked(
  items: readonly TrackedItem[],
  columns: readonly TrackedColumn[],
  format: TableFormat,
): Promise<void> {
  const name = `keytrail-key-phrases-${now().toISOString().slice(0, 10)}.${format}`
  return saveTable(name, trackedTable(items, columns), format)
}
