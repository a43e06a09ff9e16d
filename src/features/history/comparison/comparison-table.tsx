import { type ReactNode, useState } from 'react'
import type { ComparedRow, ResultChange } from '#src/domain/ranking/comparison.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CompactSelect } from '#src/ui/controls/compact-select.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { FilterChips } from '#src/ui/controls/segments.tsx'
import { useNarrow } from '#src/ui/hooks/use-narrow.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { comparisonTable, comparisonWords } from '#src/words/check/comparison.ts'
import { comparedText } from './compare-with.tsx'
import { changeKinds, comparisonColumns, type ResultName, stackedComparison } from './comparison-columns.tsx'

type Filter = 'changes' | Exclude<ResultChange, 'unchanged'>

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
  /** The background class of a result that is the user's own; null for others. The user's own results come first. */
  ownGround?: (row: Row) => string | null
  exported: ExportedColumns<Row>
}

interface ExportedColumns<Row> {
  header: readonly string[]
  label: (row: Row) => readonly string[]
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
  const kinds = changeKinds.filter(
    (change): change is Exclude<ResultChange, 'unchanged'> =>
      change !== 'unchanged' && countChanges(change) > 0,
  )

  const exports = <ComparisonExports term={term} rows={ordered} exported={exported} />
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

interface ComparisonExportsProps<Row> {
  term: string
  rows: readonly ComparedRow<Row>[]
  exported: ExportedColumns<Row>
}

function ComparisonExports<Row>({ term, rows, exported }: ComparisonExportsProps<Row>) {
  const save = (format: TableFormat) =>
    void saveTable(searchFileName(`${term} compared`, format, now()), comparisonTable(rows, exported), format)
  return <ExportButtons label={comparisonWords.file(term)} disabled={rows.length === 0} onSave={save} />
}
