import { collators } from '#src/lib/locale.ts'
import type { Column, SortValue } from './column.ts'

export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

function compare(a: SortValue, b: SortValue, collator: Intl.Collator): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** The next sort after a press on a column's header: ascending, descending, then the original order. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null
}

/** Orders the rows of a table or its export. Rows that were not measured (NaN) come last in both directions. */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'sortValue'>[],
  sort: Sort | null,
): readonly Row[] {
  const sortValue = columns.find((column) => column.id === sort?.columnId)?.sortValue
  if (!sort || !sortValue) return rows
  const collator = collators()
  const sign = sort.direction === 'ascending' ? 1 : -1
  const valued = rows.map((row) => ({ row, value: sortValue(row) }))
  const isMissing = ({ value }: { value: SortValue }) => Number.isNaN(value)
  valued.sort(
    (a, b) => Number(isMissing(a)) - Number(isMissing(b)) || sign * compare(a.value, b.value, collator),
  )
  return valued.map(({ row }) => row)
}
