import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from './column.ts'
import type { Sort } from './row-order.ts'

const icons = { ascending: ArrowUp, descending: ArrowDown } as const

interface SortButtonProps {
  header: string
  direction: Sort['direction'] | undefined
  onPress: () => void
}

function SortButton({ header, direction, onPress }: SortButtonProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onPress}
      className="group -mx-2 inline-flex target cursor-pointer items-center gap-1 rounded-md px-2 hover:text-ink"
    >
      {header}
      <Icon
        size={12}
        className={direction ? 'text-accent' : 'opacity-60 group-hover:opacity-100'}
        aria-hidden="true"
      />
    </button>
  )
}

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (columnId: string) => void
  boxed: boolean
  /** Whether only screen readers get the head because it does not fit; the parent component then offers sorting. */
  hidden: boolean
}

function HiddenHead<Row>({ columns, sort }: Pick<DataTableHeadProps<Row>, 'columns' | 'sort'>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: some browsers drop the roles of table elements displayed as blocks
    <thead role="rowgroup" className="sr-only">
      <tr role="row">
        {columns.map(({ id, header }) => (
          <th
            key={id}
            scope="col"
            role="columnheader"
            aria-sort={sort?.columnId === id ? sort.direction : undefined}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

export function DataTableHead<Row>({ columns, sort, onSort, boxed, hidden }: DataTableHeadProps<Row>) {
  if (hidden) return <HiddenHead columns={columns} sort={sort} />
  return (
    // One sticky box rather than one per header, because each is a layer that must be moved in every scroll frame.
    <thead className={`tall:sticky z-10 ${boxed ? 'top-0' : 'top-(--table-top)'}`}>
      <tr>
        {columns.map((column, index) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          const fixed = boxed && index === 0
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              className={`border-line border-b bg-raised h-11 whitespace-nowrap px-3 font-medium text-12 text-quiet dense:h-9 ${fixed ? 'sticky left-0 z-1 border-r' : ''} ${column.align === 'end' ? 'text-right' : 'text-left'} ${column.wide ? 'max-md:hidden' : ''}`}
            >
              {column.sortValue ? (
                <SortButton header={column.header} direction={direction} onPress={() => onSort(column.id)} />
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
