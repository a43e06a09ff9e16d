import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { rankingFileName } from '#src/domain/tracking/key-phrase-files.ts'
import type { Yours } from '#src/domain/tracking/yours.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { rankingOrder } from '#src/parts/ranking/ranking-order.ts'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { rankingTable } from '#src/words/check/ranking-table.ts'

/** Exports the results of a check with all columns, in the order shown. */
export function saveResults(
  check: CheckRow,
  yours: Yours,
  sort: Sort | null,
  format: TableFormat,
): Promise<void> {
  const rows = orderRows(check.search_ranking_results, rankingOrder, sort)
  const name = rankingFileName(check.search_term, format, new Date(check.searched_at))
  return saveTable(name, rankingTable(rows, yours), format)
}
