import { memo, type ReactNode, type Ref } from 'react'
import type { Column } from './column.ts'

/** One line of a table's body: a row, or what is open under it. */
export interface TableLine<Row> {
  key: string
  row: Row
  /** What is open: then the line shows this rather than the row. */
  detail: ReactNode
}

/** The lines of these rows, each open one followed by what it shows. */
export function tableLines<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  detailOf?: (row: Row) => ReactNode,
): TableLine<Row>[] {
  return rows.flatMap((row) => {
    const key = rowKey(row)
    const detail = detailOf?.(row) ?? null
    const line = { key, row, detail: null }
    return detail === null ? [line] : [line, { key: `${key} detail`, row, detail }]
  })
}

const cellClass = 'border-line border-b px-3 py-3 align-top dense:h-9 dense:py-[7px] dense:text-14'

interface TableRowProps<Row> {
  line: TableLine<Row>
  columns: readonly Column<Row>[]
  /** The table scrolls in its own box, with its first column fixed. */
  boxed: boolean
  rowClass?: ((row: Row) => string) | undefined
  onRowPress?: ((row: Row) => void) | undefined
  /** Where the line stands in a table of which only a part is drawn; the row of headers is 1. */
  index?: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

function Line<Row>({ line, columns, boxed, rowClass, onRowPress, index, ref }: TableRowProps<Row>) {
  const place = index === undefined ? {} : { 'aria-rowindex': index + 2, 'data-index': index }
  if (line.detail !== null)
    return (
      <tr {...place} ref={ref}>
        <td colSpan={columns.length} className="border-line border-b bg-raised p-0">
          <div className="sticky left-0 w-[100cqi] max-w-full p-4 in-[.scroll-edge]:pr-10">{line.detail}</div>
        </td>
      </tr>
    )
  return (
    <tr
      {...place}
      ref={ref}
      className={`${rowClass?.(line.row) ?? 'bg-raised hover:bg-wash'} ${onRowPress ? 'cursor-pointer' : ''}`}
      onClick={
        onRowPress &&
        ((event) => {
          const { target } = event
          const isControl = target instanceof Element && target.closest('a, button, input, label')
          if (!isControl && !getSelection()?.toString()) onRowPress(line.row)
        })
      }
    >
      {columns.map((column, position) => {
        const Cell = column.primary ? 'th' : 'td'
        const fixed = boxed && position === 0
        return (
          <Cell
            key={column.id}
            scope={column.primary ? 'row' : undefined}
            className={`${cellClass} ${column.primary ? 'min-w-40 font-medium' : 'text-14'} ${column.align === 'end' ? 'whitespace-nowrap text-right' : 'text-left'} ${fixed ? 'sticky left-0 z-1 max-w-[50vw] border-r bg-inherit' : ''}`}
          >
            {column.cell(line.row)}
          </Cell>
        )
      })}
    </tr>
  )
}

/** The lines of a table are made anew with each draw; what they show is not. */
function isSame<Row>({ line, ...drawn }: TableRowProps<Row>, next: TableRowProps<Row>): boolean {
  const { key, row, detail } = next.line
  const names = Object.keys({ ...drawn, ...next }) as (keyof TableRowProps<Row>)[]
  return (
    line.key === key &&
    line.row === row &&
    line.detail === detail &&
    names.every((name) => name === 'line' || drawn[name] === next[name])
  )
}

/** Draws a line; again only when something of it has changed. */
export const TableRow = memo(Line, isSame) as typeof Line
