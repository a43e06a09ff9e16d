import { type ReactNode, useMemo, useState } from 'react'
import { togglePaused } from '#src/parts/tracking/change/actions.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { LongList } from '#src/ui/table/long-list.tsx'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { isRefused, Refusal } from './item-state.tsx'
import { ListTools } from './list-tools.tsx'
import { pressRowKey } from './row-keys.ts'
import { SelectionContext } from './selection.tsx'
import { TrackedRow } from './tracked-row.tsx'
import type { ShownList } from './use-shown-list.ts'
import type { ListedItem } from './use-tracked.ts'

const BulkBar = lazyPart('menu', () => import('./bulk-bar.tsx'), 'BulkBar', { place: 'part' })

const getKey = ({ row }: ListedItem) => row.id
const rowClass = () => 'group bg-raised hover:bg-wash has-checked:bg-accent-wash'
const renderRefusal = (item: ListedItem) => (isRefused(item) ? <Refusal item={item} /> : null)

export function TrackedListing({ list, children }: { list: ShownList; children: ReactNode }) {
  const { items, active, plan, age, shared, shown, columns, sort, wide, detailed, insights } = list
  const { onView, onAsk } = list
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  const selection = useMemo(() => {
    const toggle = (id: string) => setIds((before) => before.symmetricDifference(new Set([id])))
    return { ids, toggle }
  }, [ids])
  // Rows that a filter hides stay selected, but no action applies to them.
  const selected = shown.filter(({ row }) => ids.has(row.id))
  const [selecting, setSelecting] = useState(false)

  const rowKeys = {
    P: (id: string) => {
      const item = items.find(({ row }) => row.id === id)
      if (item) void togglePaused(item)
    },
    E: (id: string) => onAsk({ action: 'edit', id }),
    Delete: (id: string) => onAsk({ action: 'delete', ids: [id] }),
    X: selection.toggle,
  }
  const select = (next: boolean) => {
    setSelecting(next)
    if (!next) setIds(new Set())
  }

  const drawn = useMemo(() => {
    const none = <EmptyState title={trackedListWords.noMatchTitle}>{trackedListWords.noMatch}</EmptyState>
    if (wide)
      return (
        <DataTable
          caption={trackedListWords.caption}
          columns={columns}
          rows={shown}
          rowKey={getKey}
          rowClass={rowClass}
          renderDetail={renderRefusal}
          sort={sort}
          onSort={(next) => onView({ sort: next?.columnId ?? '', order: next?.direction ?? 'ascending' })}
          empty={none}
        />
      )
    const draw = (item: ListedItem) => (
      <TrackedRow {...{ item, shared, selecting, detailed, insights, onAsk }} />
    )
    return (
      <>
        <LongList
          label={trackedListWords.caption}
          items={shown}
          itemKey={getKey}
          height={detailed ? 84 : 64}
          draw={draw}
        />
        {shown.length === 0 && none}
      </>
    )
  }, [wide, columns, shown, sort, shared, selecting, detailed, insights, onView, onAsk])

  return (
    <SelectionContext value={selection}>
      <section
        aria-label={trackedListWords.caption}
        className="flex flex-col gap-2"
        onKeyDown={(event) => pressRowKey(event, rowKeys)}
      >
        <ListTools {...{ list, selecting }} onSelecting={select} />
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-14 text-quiet [&>:has(+p)]:after:content-['_·'/'']">
          <h2 className="font-normal font-sans text-14 tracking-normal">
            {shown.length === items.length
              ? trackedListWords.tracked(items.length)
              : trackedListWords.trackedSome(shown.length, items.length)}
          </h2>
          {plan && plan.active_key_phrases > 0 && (
            <p>{trackedListWords.activeOf(active, plan.active_key_phrases)}</p>
          )}
          {age && <p>{shared ? trackedListWords.updated(age.age) : trackedListWords.newestCheck(age.age)}</p>}
          {children}
        </div>
        {drawn}
        {selected.length > 0 && (
          <BulkBar
            {...{ selected, onAsk }}
            all={shown.length}
            onAll={() => setIds(new Set(shown.map(getKey)))}
            onClose={() => select(false)}
          />
        )}
      </section>
    </SelectionContext>
  )
}
