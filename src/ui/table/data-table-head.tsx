import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Sort } from './row-order.ts'
import { type RowOptions, roleWhere } from './table-line.tsx'

const icons = { ascending: ArrowUp, descending: ArrowDown } as const

/** If rows are `stacked`, only screen readers get the head. */
interface DataTableHeadProps<Row> extends Pick<RowOptions<Row>, 'columns' | 'stacked'> {
  sort: Sort | null
  onSort: (columnId: string) => void
  boxed: boolean
}

export function DataTableHead<Row>({ columns, sort, onSort, boxed, stacked }: DataTableHeadProps<Row>) {
  return (
    // One sticky box rather than one per header: the browser moves each sticky box in every scroll frame.
    <thead
      role={roleWhere(stacked, 'rowgroup')}
      className={stacked ? 'sr-only' : `tall:sticky z-10 ${boxed ? 'top-0' : 'top-(--table-top)'}`}
    >
      <tr role={roleWhere(stacked, 'row')}>
        {columns.map((column, index) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          const fixed = boxed && index === 0
          const canSort = column.sortValue && !stacked
          const Icon = direction ? icons[direction] : ChevronsUpDown
          return (
            <th
              key={column.id}
              scope="col"
              role={roleWhere(stacked, 'columnheader')}
              aria-sort={direction}
              className={
                stacked
                  ? undefined
                  : `border-line border-b bg-raised h-11 whitespace-nowrap px-3 font-medium text-12 text-quiet dense:h-9 ${fixed ? 'sticky left-0 z-1 border-r' : ''} ${column.align === 'end' ? 'text-right' : 'text-left'} ${column.wide ? 'max-md:hidden' : ''}`
              }
            >
              {canSort ? (
                <button
                  type="button"
                  onClick={() => onSort(column.id)}
                  className="group -mx-2 inline-flex target cursor-pointer items-center gap-1 rounded-md px-2 hover:text-ink"
                >
                  {column.header}
                  <Icon
                    size={12}
                    className={direction ? 'text-accent' : 'opacity-60 group-hover:opacity-100'}
                    aria-hidden="true"
                  />
                </button>
              ) : (
                <span className={column.unnamed ? 'sr-only' : ''}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
