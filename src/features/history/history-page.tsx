import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Link } from 'wouter'
import { listSearchHeads } from '#src/db/reads/search-heads.ts'
import { filterHistory, foldDuplicates, type HistoryHead } from '#src/domain/search/history-filter.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { LongList } from '#src/ui/table/long-list.tsx'
import { historyWords } from '#src/words/history.ts'
import { EmptyHistory } from './empty-history.tsx'
import { HistoryExports } from './history-exports.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { SearchEntry } from './search-entry.tsx'
import { useHistoryFilter } from './use-history-filter.ts'

const entryHeight = 57

/** The other searches of the same phrase and kind, by which it can be compared. */
function othersOf(head: HistoryHead, heads: readonly HistoryHead[]): HistoryHead[] {
  return heads.filter(
    (other) =>
      other.id !== head.id &&
      other.search_type === head.search_type &&
      other.search_term === head.search_term,
  )
}

async function save(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  const { saveSearches } = await fetchPart(() => import('./save-history.ts'))
  await saveSearches(heads, format)
}

export function HistoryPage() {
  const heads = useLiveQuery(async () => foldDuplicates(await listSearchHeads()))
  const { filter, narrows, change } = useHistoryFilter()
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map())

  if (heads === undefined) return <Skeleton label={historyWords.searches.loading} shape="list" />
  const shown = filterHistory(heads, filter)
  const toggle = (id: string, opened: boolean) => setOpen((known) => new Map(known).set(id, opened))

  return (
    <>
      <PageHeader
        title={historyWords.searches.title}
        lead={historyWords.searches.lead}
        actions={
          heads.length > 0 && (
            <HistoryExports
              things="searches"
              shown={narrows ? shown.length : null}
              onSave={(what, format) => void save(what === 'all' ? heads : shown, format)}
            />
          )
        }
      />
      {heads.length === 0 ? (
        <EmptyHistory
          loading={historyWords.searches.loading}
          failed={historyWords.searches.failed}
          nothing={historyWords.searches.none}
          action={
            <Link href={routes.dashboard} className={buttonClass('primary')}>
              {historyWords.searches.begin}
            </Link>
          }
        >
          {historyWords.searches.kept}
        </EmptyHistory>
      ) : (
        <HistoryFilters {...{ filter, narrows, change }} />
      )}
      {heads.length > 0 && shown.length === 0 && (
        <EmptyState title={historyWords.searches.noneMatch}>{historyWords.changeFilters}</EmptyState>
      )}
      <LongList
        label={historyWords.searches.list}
        items={shown}
        itemKey={(head) => head.id}
        height={entryHeight}
        draw={(head) => (
          <SearchEntry
            head={head}
            others={() => othersOf(head, heads)}
            open={open.get(head.id) ?? head.id === filter.id}
            onToggle={(opened) => toggle(head.id, opened)}
          />
        )}
      />
    </>
  )
}
