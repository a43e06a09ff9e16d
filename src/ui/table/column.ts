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
  /** Takes the room that the others leave, and cuts off in one line what is longer. */
  fills?: boolean | undefined
  /** Left out where the screen is narrow: its facts are told elsewhere there. */
  wide?: boolean | undefined
  /** Names the row: its cells are the row's headers. */
  primary?: boolean | undefined
  /** Classes of its cells where rows are stacked; without it they are read out there and not seen. */
  stacked?: string | undefined
}
