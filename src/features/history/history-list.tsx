import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Route } from '#src/domain/shell/routes.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState, NotHereYet } from '#src/ui/layout/empty-state.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { ListStart } from '#src/ui/table/list-start.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { HistoryFrame, type HistoryKind } from './history-frame.tsx'
import type { UseHistoryFilter } from './use-history-filter.ts'

const entryHeight = 57

interface EmptyHistoryProps {
  kind: HistoryKind
  /** Where the user makes the first entry. */
  begin: Route
}

function EmptyHistory({ kind, begin }: EmptyHistoryProps) {
  const words = historyWords[kind]
  const lack = useLack()
  if (lack === 'loading') return <Skeleton label={words.loading} shape="list" />
  if (lack === 'offline') return <NotHereYet what="yourHistory" />
  if (lack === 'failed') return <PullFailure title={words.failed} />
  return (
    <EmptyState
      title={words.none}
      action={
        <Link href={begin} className={buttonClass('primary')}>
          {words.begin}
        </Link>
      }
    >
      {words.kept}
    </EmptyState>
  )
}

interface HistoryListProps<Item> extends EmptyHistoryProps {
  filters: UseHistoryFilter
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  /** Those that match the filter. */
  shown: readonly Item[]
  itemKey: (item: Item) => string
  draw: (item: Item) => ReactNode
  onSave: (format: TableFormat) => Promise<void>
  before?: ReactNode
  after?: ReactNode
}

export function HistoryList<Item>(props: HistoryListProps<Item>) {
  const { kind, begin, filters, items, shown, itemKey, draw, onSave, before, after } = props
  const words = historyWords[kind]
  return (
    <HistoryFrame
      kind={kind}
      filters={filters}
      empty={!items?.length}
      onSave={(format) => void onSave(format)}
    >
      {before}
      {items === undefined && <Skeleton label={words.loading} shape="list" />}
      {items?.length === 0 && <EmptyHistory kind={kind} begin={begin} />}
      {items && items.length > 0 && shown.length === 0 && (
        <EmptyState title={words.noneMatch}>{historyWords.changeFilters}</EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <ListStart
            label={words.list}
            items={shown}
            itemKey={itemKey}
            height={entryHeight}
            draw={draw}
            all={filters.all}
            onAll={() => filters.change({ all: '1' })}
          />
          {after}
        </>
      )}
    </HistoryFrame>
  )
}
