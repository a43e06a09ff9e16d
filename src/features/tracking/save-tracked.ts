import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { trackedFileName, trackedTable } from '#src/words/tracked-table.ts'

/** Saves these key phrases in this order, as they are shown. */
export function saveTracked(items: readonly TrackedItem[], format: TableFormat): Promise<void> {
  return saveTable(trackedFileName(format, now()), trackedTable(items), format)
}
