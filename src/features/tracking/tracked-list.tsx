import { useDeferredValue, useMemo, useState } from 'react'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { LongList } from '#src/ui/table/long-list.tsx'
import { orderRows } from '#src/ui/table/row-order.ts'
import { trackedListWords } from '#src/words/tracked-list.ts'
import { trackingWords } from '#src/words/tracking.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Asked } from './item-actions.tsx'
import { isFiltered, shownItems } from './list-view.ts'
import { TrackedCard } from './tracked-card.tsx'
import { type TrackedColumn, trackedColumns } from './tracked-columns.tsx'
import { useListView } from './use-list-view.ts'
import type { ListedItem } from './use-tracked.ts'

/** Every order that a column names, and the one in which key phrases were added. */
function sortOptions(columns: readonly TrackedColumn[]): { value: string; label: string }[] {
  const named = columns.flatMap(({ id, sorts = [] }) =>
    sorts.map(([direction, label]) => ({ value: `${id} ${direction}`, label })),
  )
  return [{ value: '', label: trackedListWords.sorts.newest }, ...named]
}

const keyOf = ({ row }: ListedItem) => row.id

interface TrackedListProps {
  items: readonly ListedItem[]
  onAsk: (asked: Asked) => void
}

async function save(
  items: readonly ListedItem[],
  columns: readonly TrackedColumn[],
  format: TableFormat,
): Promise<void> {
  const { saveTracked } = await fetchPart(() => import('./save-tracked.ts'))
  await saveTracked(items, columns, format)
}

/** The tracked key phrases as the address says, as a table or as cards. */
export function TrackedListing({ items, onAsk }: TrackedListProps) {
  const { view, isTyping, ...change } = useListView()
  const wide = useWide()
  const [filtering, setFiltering] = useState(isFiltered(view) || view.sort !== '')
  const columns = useMemo(() => trackedColumns(onAsk), [onAsk])
  // A letter is seen at once and the list follows when there is time; what is pressed is answered at once.
  const settled = useDeferredValue(view)
  const listed = isTyping ? settled : view
  const sort = useMemo(
    () => (listed.sort === '' ? null : { columnId: listed.sort, direction: listed.order }),
    [listed],
  )
  const shown = useMemo(
    () => orderRows(shownItems(items, listed), columns, sort),
    [items, listed, columns, sort],
  )
  const { onView } = change
  const list = useMemo(() => {
    const none = <EmptyState title={trackedListWords.noMatchTitle}>{trackedListWords.noMatch}</EmptyState>
    if (wide)
      return (
        <DataTable
          caption={trackedListWords.caption}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          sort={sort}
          onSort={(next) => onView({ sort: next?.columnId ?? '', order: next?.direction ?? 'ascending' })}
          empty={none}
        />
      )
    return (
      <>
        <LongList
          label={trackedListWords.caption}
          items={shown}
          itemKey={keyOf}
          height={260}
          draw={(item) => <TrackedCard item={item} columns={columns} onAsk={onAsk} />}
        />
        {shown.length === 0 && none}
      </>
    )
  }, [wide, columns, shown, sort, onView, onAsk])

  return (
    <section className="mt-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">
          {shown.length === items.length
            ? trackingWords.tracked(items.length)
            : trackingWords.trackedSome(shown.length, items.length)}
        </h2>
        <ExportButtons
          disabled={shown.length === 0}
          onCsv={() => void save(shown, columns, 'csv')}
          onExcel={() => void save(shown, columns, 'xls')}
        />
      </div>
      {wide ? (
        <FilterBar {...change} items={items} view={view} sorts={null} />
      ) : (
        <Disclosure summary={trackedListWords.filterAndSort} open={filtering} onToggle={setFiltering}>
          <FilterBar {...change} items={items} view={view} sorts={sortOptions(columns)} />
        </Disclosure>
      )}
      {list}
    </section>
  )
}
