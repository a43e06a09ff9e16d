import { memo, type ReactNode, type Ref } from 'react'
import type { Column } from './column.ts'

/** One line of a table's body: a row, or the content above or below it. */
export interface TableLine<Row> {
  key: string
  row: Row
  /** The content in place of the row's cells, across the whole width; null for the row itself. */
  instead: { place: 'above' | 'under'; content: ReactNode } | null
}

export interface RowOptions<Row> {
  columns: readonly Column<Row>[]
  /** Content expanded below a row, or null. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
  /** Content in a thin line above a row, or null. */
  renderAbove?: ((row: Row) => ReactNode) | undefined
  /** Not called for controls or selected text. Keyboard users need a button in the row that does the same. */
  onRowPress?: ((row: Row) => void) | undefined
  rowClass?: ((row: Row) => string) | undefined
  /**
   * The classes that lay out each row as a grid, if the window is too narrow for the table. A stacked table
   * scrolls with the page, and the parent component offers sorting.
   */
  stacked?: string | undefined
}

export function tableLines<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { renderDetail, renderAbove }: Pick<RowOptions<Row>, 'renderDetail' | 'renderAbove'>,
): TableLine<Row>[] {
  return rows.flatMap((row) => {
    const key = rowKey(row)
    const beside = (place: 'above' | 'under', content: ReactNode = null): TableLine<Row>[] =>
      content === null ? [] : [{ key: `${key} ${place}`, row, instead: { place, content } }]
    return [
      ...beside('above', renderAbove?.(row)),
      { key, row, instead: null },
      ...beside('under', renderDetail?.(row)),
    ]
  })
}

const cellClass = 'border-line border-b px-3 py-3 align-top dense:h-9 dense:py-[7px] dense:text-14'

/** Returns the role only if `stacked`: some browsers drop the roles of table elements displayed as blocks. */
export const roleWhere = (stacked: string | undefined, role: string) => (stacked ? role : undefined)

interface TableRowProps<Row> extends Omit<RowOptions<Row>, 'renderDetail' | 'renderAbove'> {
  line: TableLine<Row>
  /** Whether the table scrolls in its own box, with its first column fixed. */
  boxed: boolean
  /** The zero-based index of the line. Set if only the lines near the viewport are rendered. */
  index?: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

function Instead<Row>({ line, columns, stacked, index, ref }: TableRowProps<Row>) {
  const isDetail = line.instead?.place === 'under'
  return (
    <tr {...rowAttributes(index)} ref={ref} role={roleWhere(stacked, 'row')} className={stacked && 'block'}>
      <td
        colSpan={columns.length}
        role={roleWhere(stacked, 'cell')}
        className={`border-line border-b p-0 ${isDetail ? 'bg-raised' : 'bg-paper'} ${stacked ? 'block' : ''}`}
      >
        {isDetail ? (
          <div
            className={stacked ? 'p-3' : 'sticky left-0 w-[100cqi] max-w-full p-4 in-[.scroll-edge]:pr-10'}
          >
            {line.instead?.content}
          </div>
        ) : (
          line.instead?.content
        )}
      </td>
    </tr>
  )
}

const rowAttributes = (index: number | undefined) =>
  index === undefined ? {} : { 'aria-rowindex': index + 2, 'data-index': index }

function Line<Row>(props: TableRowProps<Row>) {
  const { line, columns, boxed, stacked, rowClass, onRowPress, index, ref } = props
  if (line.instead !== null) return <Instead {...props} />
  return (
    <tr
      {...rowAttributes(index)}
      ref={ref}
      role={roleWhere(stacked, 'row')}
      className={`${rowClass?.(line.row) ?? 'bg-raised hover:bg-wash'} ${onRowPress ? 'cursor-pointer' : ''} ${stacked ? `relative border-line border-b ${stacked}` : ''}`}
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
        const inTable = `${cellClass} ${column.primary ? 'min-w-40 font-medium' : 'text-14'} ${column.fills ? 'w-full min-w-24 max-w-0' : ''} ${column.align === 'end' ? 'whitespace-nowrap text-right' : 'text-left'} ${fixed ? 'sticky left-0 z-1 max-w-[50vw] border-r bg-inherit' : ''} ${column.wide ? 'max-md:hidden' : ''}`
        return (
          <Cell
            key={column.id}
            scope={column.primary ? 'row' : undefined}
            role={roleWhere(stacked, column.primary ? 'rowheader' : 'cell')}
            className={stacked ? (column.stacked ?? 'sr-only') : inTable}
          >
            {column.cell(line.row)}
          </Cell>
        )
      })}
    </tr>
  )
}

/** Compares the lines by content, because a render may create new objects for unchanged lines. */
function isSame<Row>({ line, ...drawn }: TableRowProps<Row>, next: TableRowProps<Row>): boolean {
  const { key, row, instead } = next.line
  const names = Object.keys({ ...drawn, ...next }) as (keyof TableRowProps<Row>)[]
  return (
    line.key === key &&
    line.row === row &&
    line.instead?.content === instead?.content &&
    names.every((name) => name === 'line' || drawn[name] === next[name])
  )
}

export const TableRow = memo(Line, isSame) as typeof Line
