import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react'
import { tableWords } from '#src/words/controls/table.ts'
import { useOverflow } from '../hooks/use-overflow.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import { partSource, usePart } from '../loading/lazy-part.tsx'
import { MissingPart } from '../loading/missing-part.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { nextSort, orderRows, type Sort } from './row-order.ts'
import { type RowOptions, roleWhere, TableRow, tableLines } from './table-line.tsx'
import { useSteadyColumns } from './use-steady-columns.ts'

const windowedBody = partSource(async () => (await import('./windowed-body.tsx')).WindowedBody)

/** A table with at least this many rows renders only the rows near the viewport. */
const windowedFrom = 150
/** How many rows are rendered while the rest of the table's code loads. */
const drawnAtFirst = 40

interface DataTableProps<Row> extends RowOptions<Row> {
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty: ReactNode
  /** Called with the new sort. Pass the sort to `orderRows` to export the rows in the order on the screen. */
  onSort?: ((sort: Sort | null) => void) | undefined
  /** The current sort, if `onSort` stores it; by default the table stores it and sorts the rows itself. */
  sort?: Sort | null | undefined
  tight?: boolean | undefined
  /** The key of a row to scroll to if only the rows near the viewport are rendered. */
  sought?: string | null | undefined
}

/** The table scrolls with the page if it fits or is `stacked`, else in a box with a fixed first column. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, renderDetail, renderAbove, stacked } = props
  const [own, setOwn] = useState<Sort | null>(null)
  const sort = props.sort === undefined ? own : props.sort
  const { overflows: isTooWide, watch } = useOverflow()
  const overflows = isTooWide && !stacked
  const printing = usePrinting()
  const table = useRef<HTMLTableElement>(null)
  const windowed = rows.length >= windowedFrom && !printing
  const { part: WindowedBody, missing } = usePart(windowedBody, windowed)
  const widths = useSteadyColumns(table, windowed && !stacked)
  const toOrder = props.sort === undefined ? own : null
  const ordered = useMemo(() => orderRows(rows, columns, toOrder), [rows, columns, toOrder])
  const lines = useMemo(
    () => tableLines(ordered, rowKey, { renderDetail, renderAbove }),
    [ordered, rowKey, renderDetail, renderAbove],
  )
  if (rows.length === 0) return props.empty

  const pressHeader = (columnId: string) => {
    const next = nextSort(sort, columnId)
    // A transition, so that sorting thousands of rows does not delay more urgent updates.
    startTransition(() => {
      setOwn(next)
      props.onSort?.(next)
    })
  }
  // A scrolling box must be reachable by keyboard.
  const scrollBox = overflows ? ({ role: 'region', 'aria-label': props.caption, tabIndex: 0 } as const) : {}
  const { rowClass, onRowPress } = props
  const drawn = { columns, rowClass, onRowPress, boxed: overflows, stacked }
  const plainBody = (shown: typeof lines) => (
    <tbody
      role={roleWhere(stacked, 'rowgroup')}
      className={stacked ? 'block [&>tr:last-child]:border-b-0' : '[&>tr:last-child>*]:border-b-0'}
    >
      {shown.map((line) => (
        <TableRow key={line.key} line={line} {...drawn} />
      ))}
    </tbody>
  )
  return (
    <div
      ref={watch}
      {...scrollBox}
      className={`@container ${props.tight ? '[&_:is(td,th)]:px-2' : ''} rounded-md border border-line bg-raised ${overflows ? 'scroll-edge max-h-[80dvh] overflow-auto print:max-h-none print:overflow-visible' : 'overflow-clip'}`}
    >
      <table
        ref={table}
        role={roleWhere(stacked, 'table')}
        aria-rowcount={windowed ? lines.length + 1 : undefined}
        className={`w-full border-separate border-spacing-0 ${widths ? 'table-fixed' : ''} ${stacked ? 'block' : ''}`}
        style={widths ? { minWidth: widths.reduce((sum, width) => sum + width, 0) } : undefined}
      >
        <caption className="sr-only">{props.caption}</caption>
        {widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={columns[index]?.id} style={{ width }} />
            ))}
          </colgroup>
        )}
        <DataTableHead
          columns={columns}
          sort={sort}
          onSort={pressHeader}
          boxed={overflows}
          stacked={stacked}
        />
        {windowed && WindowedBody ? (
          <WindowedBody lines={lines} sought={props.sought} {...drawn} />
        ) : (
          plainBody(windowed ? lines.slice(0, drawnAtFirst) : lines)
        )}
      </table>
      {windowed && missing && (
        <MissingPart what={tableWords.rowsAfter(drawnAtFirst, rows.length)} place="part" {...missing} />
      )}
    </div>
  )
}
