import { phraseFileName } from '#src/domain/tracking/key-phrase-files.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { positionTable } from '#src/words/key-phrase/position-table.ts'

export function savePositions(
  keyword: string,
  checks: readonly KeyPhraseCheckRow[],
  format: TableFormat,
): Promise<void> {
  const name = phraseFileName(keyword, 'position-history', format, now())
  return saveTable(name, positionTable(checks), format)
}
