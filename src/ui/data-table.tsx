import { type ReactNode, useState } from 'react'
import type { Column } from './column.ts'
import { DataTableHead } from './data-table-head.tsx'
import { nextSort, orderRows, type Sort } from './row-order.ts'
import { useOverflow } from './use-overflow.ts'

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
  /** For an export that follows the order on the screen: pass what it tells to `orderRows`. */
  onSort?: ((sort: Sort | null) => void) | undefined
}

const cellClass = 'border-line border-b px-3 py-3 align-top dense:h-9 dense:py-[7px] dense:text-14'

/**
 * Rows under sortable headers. Fits the page where it can and scrolls with it; where it is too wide it scrolls in
 * a box of its own with the first column fixed. The headers stay in sight in both.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, onSort }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(null)
  const { overflows, watch } = useOverflow()
  if (rows.length === 0) return empty

  const pressHeader = (columnId: string) => {
    const next = nextSort(sort, columnId)
    setSort(next)
    onSort?.(next)
  }
  // A box that scrolls has to be reachable by keyboard.
  const scrollBox = overflows ? ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const) : {}
  return (
    <div
      ref={watch}
      {...scrollBox}
      className={`rounded-md border border-line bg-raised ${overflows ? 'max-h-[80dvh] overflow-auto print:max-h-none print:overflow-visible' : 'overflow-clip'}`}
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={pressHeader} boxed={overflows} />
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {orderRows(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)} className="bg-raised hover:bg-wash">
              {columns.map((column, index) => {
                const Cell = column.primary ? 'th' : 'td'
                const fixed = overflows && index === 0
                return (
                  <Cell
                    key={column.id}
                    scope={column.primary ? 'row' : undefined}
                    className={`${cellClass} ${column.primary ? 'min-w-40 font-medium' : 'text-14'} ${column.align === 'end' ? 'whitespace-nowrap text-right' : 'text-left'} ${fixed ? 'sticky left-0 max-w-[50vw] border-r bg-inherit' : ''}`}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
