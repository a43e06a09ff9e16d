import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { Yours } from '#src/domain/tracking/yours.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { rankingTable } from '#src/words/check/ranking-table.ts'
import { rankingOrder } from './ranking-order.ts'

export function saveRanking(
  { search_ranking_results }: CheckRow,
  yours: Yours,
  { sort, format, name }: { sort: Sort | null; format: TableFormat; name: string },
): Promise<void> {
  return saveTable(name, rankingTable(orderRows(search_ranking_results, rankingOrder, sort), yours), format)
}
