import { ArrowDown, ArrowUp, Equal, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ComparedRow, movedBy, type ResultChange } from '#src/domain/ranking/comparison.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CompactSelect } from '#src/ui/controls/compact-select.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { FilterChips } from '#src/ui/controls/segments.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { changeText, comparisonTable, comparisonWords } from '#src/words/check/comparison.ts'
import { comparedText } from './compare-with.tsx'

const looks = {
  new: { Icon: Plus, ink: 'text-good' },
  up: { Icon: ArrowUp, ink: 'text-good' },
  down: { Icon: ArrowDown, ink: 'text-bad' },
  gone: { Icon: Minus, ink: 'text-bad' },
  unchanged: { Icon: Equal, ink: 'text-quiet' },
} as const

const changeKinds = Object.keys(looks) as ResultChange[]

interface ResultName<Row> {
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

const stackedComparison = 'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2'

function comparisonColumns<Row>(
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
    ...(['before', 'after'] as const).map(
      (side): Column<ComparedRow<Row>> => ({
        id: side,
        header: comparisonWords[side],
        cell: (compared) => place(compared[side]),
        sortValue: (compared) => compared[side] ?? Number.NaN,
        align: 'end',
      }),
    ),
  ]
}

const filterKinds = ['new', 'up', 'down', 'gone'] as const
type Filter = 'changes' | (typeof filterKinds)[number]

type Searched = Pick<HistoryHead, 'search_term' | 'country' | 'searched_at'>

export function inOrder<Head extends Searched>(one: Head, other: Head): [earlier: Head, later: Head] {
  return one.searched_at <= other.searched_at ? [one, other] : [other, one]
}

interface ComparisonTableProps<Row> {
  earlier: Searched
  later: Searched
  rows: readonly ComparedRow<Row>[]
  own?: string | undefined
  beside?: ReactNode
  name: ResultName<Row>
  /** The background class of the user's own results, which come first; null for other results. */
  ownGround?: (row: Row) => string | null
  exported: { header: readonly string[]; label: (row: Row) => readonly string[] }
}

/** Initially shows only the changed results and the user's own. */
export function ComparisonTable<Row>(props: ComparisonTableProps<Row>) {
  const { earlier, later, rows, own, beside, name, ownGround, exported } = props
  const term = later.search_term
  const [sort, setSort] = useState<Sort | null>(null)
  const [filter, setFilter] = useState<Filter>('changes')
  const [isWhole, setIsWhole] = useState(false)
  const narrow = useNarrow()
  const isOwn = ({ row }: ComparedRow<Row>) => (ownGround?.(row) ?? null) !== null
  const columns = comparisonColumns(name, narrow, isOwn)

  const counts = Map.groupBy(rows, ({ change }) => change)
  const countChanges = (change: ResultChange) => counts.get(change)?.length ?? 0
  const unchanged = countChanges('unchanged')
  const isShown = ({ change }: ComparedRow<Row>) =>
    filter === 'changes' ? isWhole || change !== 'unchanged' : change === filter
  const ordered = orderRows(rows, columns, sort)
  const shown = [...ordered.filter(isOwn), ...ordered.filter((row) => !isOwn(row) && isShown(row))]
  const kinds = filterKinds.filter((kind) => countChanges(kind) > 0)

  const save = (format: TableFormat) =>
    void saveTable(
      searchFileName(`${term} compared`, format, now()),
      comparisonTable(ordered, exported),
      format,
    )
  const exports = (
    <ExportButtons label={comparisonWords.file(term)} disabled={rows.length === 0} onSave={save} />
  )
  const between = (
    <p className="min-w-0 text-14">
      {comparedText(earlier, later)}
      {own && <span className="block font-medium">{own}</span>}
    </p>
  )
  const order = (
    <CompactSelect
      label={comparisonWords.sort}
      name="sort"
      value={sort?.columnId ?? 'after'}
      onChange={(columnId) => setSort(columnId === 'after' ? null : { columnId, direction: 'ascending' })}
      options={columns.map(({ id, header }) => ({ value: id, label: header }))}
    />
  )
  return (
    <section aria-label={comparisonWords.caption(term)} className="max-sm:mt-0 mt-4">
      <div className="mb-3 flex items-center justify-between gap-2">
        {(narrow && beside) || between}
        {narrow ? order : exports}
      </div>
      {narrow && beside && <div className="mb-3">{between}</div>}
      {earlier.country !== later.country && (
        <div className="mb-3">
          <Notice tone="warning">{comparisonWords.countries}</Notice>
        </div>
      )}
      {rows.length > 0 && (
        <div className="mb-3">
          <FilterChips<Filter>
            label={comparisonWords.filter}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'changes', label: comparisonWords.allChanges(rows.length - unchanged) },
              ...kinds.map((kind) => ({
                value: kind,
                label: comparisonWords.counts[kind](countChanges(kind)),
              })),
            ]}
          />
        </div>
      )}
      <DataTable
        caption={comparisonWords.caption(term)}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        rowClass={({ row }) => ownGround?.(row) ?? 'bg-raised hover:bg-wash'}
        empty={
          rows.length === 0 ? (
            <EmptyState title={comparisonWords.nothingTitle}>{comparisonWords.nothing}</EmptyState>
          ) : (
            <p className="text-quiet">{comparisonWords.noChanges}</p>
          )
        }
        sort={sort}
        onSort={setSort}
        stacked={narrow ? stackedComparison : undefined}
      />
      {filter === 'changes' && unchanged > 0 && (
        <div className="mt-2">
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? comparisonWords.hideUnchanged : comparisonWords.showUnchanged(unchanged)}
          </Button>
        </div>
      )}
      {narrow && <div className="max-sm:mt-0 mt-4">{exports}</div>}
    </section>
  )
}
