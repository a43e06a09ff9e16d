import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react'
import { tableWords } from '#src/words/controls/table.ts'
import { useOverflow } from '../hooks/use-overflow.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import { partSource, usePart } from '../loading/lazy-part.tsx'
import { MissingPart } from '../loading/missing-part.tsx'
import type { Column } from './column.ts'
import { DataTableHead } from './data-table-head.tsx'
import { nextSort, orderRows, type Sort } from './row-order.ts'
import { roleWhere, TableRow, tableLines } from './table-line.tsx'
import { useSteadyColumns } from './use-steady-columns.ts'

const windowedBody = partSource(async () => (await import('./windowed-body.tsx')).WindowedBody)

/** From so many rows on only those near the screen are drawn. */
const windowedFrom = 150
/** How many of them are drawn while the rest of the table's code is on its way. */
const drawnAtFirst = 40

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
  /** The order in which the rows come, where `onSort` keeps it; left out, the table keeps it and orders them itself. */
  sort?: Sort | null | undefined
  /** What is open under a row; null where nothing is. */
  detailOf?: ((row: Row) => ReactNode) | undefined
  /** What stands in a thin line above a row; null where nothing does. */
  aboveOf?: ((row: Row) => ReactNode) | undefined
  /** A press on a row beside its links and buttons. Keyboards need a button in the row that does the same. */
  onRowPress?: ((row: Row) => void) | undefined
  /** The ground of a row. */
  rowClass?: ((row: Row) => string) | undefined
  /**
   * Given where there is no room for a table: each row is then a block of its own, its cells on a grid of these classes,
   * and the page scrolls. What holds the table offers to sort.
   */
  stacked?: string | undefined
  /** The row that is wanted on the screen, by its key: drawn even where only the rows near the screen are. */
  sought?: string | null | undefined
}

/**
 * Rows under sortable headers. Fits the page where it can and scrolls with it; where it is too wide it scrolls in
 * a box of its own with the first column fixed. The headers stay in sight in both.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, onSort, detailOf, aboveOf, onRowPress, rowClass, stacked } =
    props
  const [own, setOwn] = useState<Sort | null>(null)
  const sort = props.sort === undefined ? own : props.sort
  const { overflows: isTooWide, watch } = useOverflow()
  const overflows = isTooWide && !stacked
  const printing = usePrinting()
  const table = useRef<HTMLTableElement>(null)
  const windowed = rows.length >= windowedFrom && !printing
  const { part: WindowedBody, missing, trying, retry } = usePart(windowedBody, windowed)
  const widths = useSteadyColumns(table, windowed && !stacked)
  const toOrder = props.sort === undefined ? own : null
  const ordered = useMemo(() => orderRows(rows, columns, toOrder), [rows, columns, toOrder])
  const lines = useMemo(
    () => tableLines(ordered, rowKey, { detailOf, aboveOf }),
    [ordered, rowKey, detailOf, aboveOf],
  )
  if (rows.length === 0) return empty

  const pressHeader = (columnId: string) => {
    const next = nextSort(sort, columnId)
    // Thousands of rows are ordered between the frames.
    startTransition(() => {
      setOwn(next)
      onSort?.(next)
    })
  }
  // A box that scrolls has to be reachable by keyboard.
  const scrollBox = overflows ? ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const) : {}
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
      className={`@container rounded-md border border-line bg-raised ${overflows ? 'scroll-edge max-h-[80dvh] overflow-auto print:max-h-none print:overflow-visible' : 'overflow-clip'}`}
    >
      <table
        ref={table}
        role={roleWhere(stacked, 'table')}
        aria-rowcount={windowed ? lines.length + 1 : undefined}
        className={`w-full border-separate border-spacing-0 ${widths ? 'table-fixed' : ''} ${stacked ? 'block' : ''}`}
        style={widths ? { minWidth: widths.reduce((sum, width) => sum + width, 0) } : undefined}
      >
        <caption className="sr-only">{caption}</caption>
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
          hidden={!!stacked}
        />
        {windowed && WindowedBody ? (
          <WindowedBody lines={lines} sought={props.sought} {...drawn} />
        ) : (
          plainBody(windowed ? lines.slice(0, drawnAtFirst) : lines)
        )}
      </table>
      {windowed && missing && (
        <MissingPart
          what={tableWords.rowsAfter(drawnAtFirst, rows.length)}
          place="part"
          trying={trying}
          onRetry={retry}
        />
      )}
    </div>
  )
}
