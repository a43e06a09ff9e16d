import type { ReactNode } from 'react'

export type SortValue = string | number

export interface Column<Row> {
  id: string
  header: string
  /** Whether only screen readers get the header. */
  unnamed?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. NaN means not measured and comes last. */
  sortValue?: ((row: Row) => SortValue) | undefined
  align?: 'start' | 'end' | undefined
  /** Whether the column takes the remaining width and truncates longer text to one line. */
  fills?: boolean | undefined
  /** Whether the column is hidden in a window below 48rem. */
  wide?: boolean | undefined
  /** Whether the column's cells are row headers. */
  primary?: boolean | undefined
  /** The classes of the column's cells if rows are stacked. If omitted, only screen readers get the cells. */
  stacked?: string | undefined
}
