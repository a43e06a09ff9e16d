import type { ReactNode } from 'react'
import type { SortValue } from './row-order.ts'

/** A column of a data table. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. NaN stands for nothing measured and comes last. */
  sortValue?: ((row: Row) => SortValue) | undefined
  align?: 'start' | 'end' | undefined
  /** Names the row: its cells are the row's headers. */
  primary?: boolean | undefined
}
