import { ArrowDown, ArrowUp, Equal, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ComparedRow, movedBy, type ResultChange } from '#src/domain/ranking/comparison.ts'
import type { Column } from '#src/ui/table/column.ts'
import { changeText, comparisonWords } from '#src/words/check/comparison.ts'

const looks = {
  new: { Icon: Plus, ink: 'text-good' },
  up: { Icon: ArrowUp, ink: 'text-good' },
  down: { Icon: ArrowDown, ink: 'text-bad' },
  gone: { Icon: Minus, ink: 'text-bad' },
  unchanged: { Icon: Equal, ink: 'text-quiet' },
} as const

export const changeKinds = Object.keys(looks) as ResultChange[]

export interface ResultName<Row> {
  header: string
  cell: (row: Row) => ReactNode
  text: (row: Row) => string
}

const place = (rank: number | null) => (rank === null ? '–' : String(rank))

interface ChangeCellProps<Row> {
  compared: ComparedRow<Row>
  narrow: boolean
  /** Whether the result is the user's own; only then is a change shown as good or bad. */
  own: boolean
}

function ChangeCell<Row>({ compared, narrow, own }: ChangeCellProps<Row>) {
  const { Icon, ink: ownInk } = looks[compared.change]
  const ink = own || compared.change === 'unchanged' ? ownInk : 'text-ink'
  return (
    <>
      <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${ink}`}>
        <Icon size={14} aria-hidden="true" />
        {changeText(compared)}
      </span>
      {narrow && (
        // Hidden from screen readers, which read both positions from their own cells.
        <span aria-hidden="true" className="block whitespace-nowrap text-12 text-quiet tabular-nums">
          {comparisonWords.move(place(compared.before), place(compared.after))}
        </span>
      )}
    </>
  )
}

export const stackedComparison = 'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2'

export function comparisonColumns<Row>(
  name: ResultName<Row>,
  narrow: boolean,
  isOwn: (row: ComparedRow<Row>) => boolean,
): Column<ComparedRow<Row>>[] {
  return [
    {
      id: 'name',
      header: name.header,
      cell: ({ row }) => name.cell(row),
      sortValue: ({ row }) => name.text(row),
      primary: true,
      stacked: 'min-w-0 text-left font-medium text-14',
    },
    {
      id: 'change',
      header: comparisonWords.change,
      cell: (compared) => <ChangeCell compared={compared} narrow={narrow} own={isOwn(compared)} />,
      sortValue: (compared) => changeKinds.indexOf(compared.change) * 1000 - Math.abs(movedBy(compared) ?? 0),
      stacked: 'text-right text-14',
    },
    {
      id: 'before',
      header: comparisonWords.before,
      cell: ({ before }) => place(before),
      sortValue: ({ before }) => before ?? Number.NaN,
      align: 'end',
    },
    {
      id: 'after',
      header: comparisonWords.after,
      cell: ({ after }) => place(after),
      sortValue: ({ after }) => after ?? Number.NaN,
      align: 'end',
    },
  ]
}
