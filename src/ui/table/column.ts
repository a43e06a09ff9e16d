import type { ReactNode } from 'react'
import type { SortValue } from './row-order.ts'

/** A column of a data table. */
export interface Column<Row> {
  id: string
  header: string
  /** Whether only screen readers get the header. */
  unnamed?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. NaN means not measured and comes last. */
  sortValue?: ((row: Row) => SortValue) | undefined
  align?: 'start' | 'end' | undefined
  /** Takes the remaining width, and truncates longer text to one line. */
  fills?: boolean | undefined
  /** Omitted on a narrow screen: its facts are shown elsewhere there. */
  wide?: boolean | undefined
  /** Names the row: its cells are the row's headers. */
  primary?: boolean | undefined
  /** Classes of its cells if rows are stacked; without them only screen readers get the cells. */
  stacked?: string | undefined
}
