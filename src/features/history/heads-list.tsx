import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { filterHistory, type HistoryHead } from '#src/domain/search/history-filter.ts'
import type { Route } from '#src/domain/shell/routes.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { ListStart } from '#src/ui/table/list-start.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { EmptyHistory } from './empty-history.tsx'
import { HistoryFrame } from './history-frame.tsx'
import type { UseHistoryFilter } from './use-history-filter.ts'

const entryHeight = 57

interface HeadsListProps<Head extends HistoryHead> {
  kind: 'searches' | 'checks'
  /** Newest first; undefined while loading. */
  heads: readonly Head[] | undefined
  filters: UseHistoryFilter
  begin: Route
  onSave: (shown: readonly Head[], format: TableFormat) => Promise<void>
  draw: (head: Head) => ReactNode
  before?: ReactNode
}

export function HeadsList<Head extends HistoryHead>(props: HeadsListProps<Head>) {
  const { kind, heads, filters, begin, onSave, draw, before } = props
  const shown = filterHistory(heads ?? [], filters.filter)
  const words = historyWords[kind]
  return (
    <HistoryFrame
      kind={kind}
      filters={filters}
      empty={!heads?.length}
      onSave={(format) => void onSave(shown, format)}
    >
      {before}
      {heads === undefined && <Skeleton label={words.loading} shape="list" />}
      {heads?.length === 0 && (
        <EmptyHistory
          loading={words.loading}
          failed={words.failed}
          nothing={words.none}
          action={
            <Link href={begin} className={buttonClass('primary')}>
              {words.begin}
            </Link>
          }
        >
          {words.kept}
        </EmptyHistory>
      )}
      {heads !== undefined && heads.length > 0 && shown.length === 0 && (
        <EmptyState title={words.noneMatch}>{historyWords.changeFilters}</EmptyState>
      )}
      <ListStart
        label={words.list}
        items={shown}
        itemKey={(head) => head.id}
        height={entryHeight}
        draw={draw}
        all={filters.all}
        onAll={() => filters.change({ all: '1' })}
      />
    </HistoryFrame>
  )
}
