import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { listSearchHeads } from '#src/db/reads/searches.ts'
import { filterHistory, foldDuplicates, type HistoryHead } from '#src/domain/search/history-filter.ts'
import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { saveListed } from './actions.ts'
import { HistoryList } from './history-list.tsx'
import { SearchEntry } from './search-entry.tsx'
import { useHistoryFilter } from './use-history-filter.ts'

function findOthers(head: HistoryHead, heads: readonly HistoryHead[]): HistoryHead[] {
  return heads.filter(
    (other) =>
      other.id !== head.id &&
      other.search_type === head.search_type &&
      other.search_term === head.search_term,
  )
}

export function HistoryPage() {
  const heads = useLiveQuery(async () => foldDuplicates(await listSearchHeads()))
  const filters = useHistoryFilter()
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const toggle = (id: string, opened: boolean) => setOpen((known) => new Map(known).set(id, opened))
  const shown = filterHistory(heads ?? [], filters.filter)
  return (
    <HistoryList
      kind="searches"
      items={heads}
      shown={shown}
      filters={filters}
      onSave={(format) => saveListed('searches', shown, format)}
      draw={(head) => (
        <SearchEntry
          head={head}
          others={() => findOthers(head, heads ?? [])}
          compared={head.id === filters.filter.id ? filters.compared : ''}
          open={open.get(head.id) ?? head.id === filters.filter.id}
          onToggle={(opened) => toggle(head.id, opened)}
        />
      )}
    />
  )
}

// Fetched in parallel with its route (vite/screen-parts.ts).
const CheckHistoryPage = lazyPart('screen', () => import('./check-history-page.tsx'), 'CheckHistoryPage', {
  waiting: () => <Skeleton label={historyWords.checks.loading} shape="list" />,
})

export function HistoryScreen() {
  const [path] = useLocation()
  return isAtRoute(path, routes.searchResultsCheckHistory) ? <CheckHistoryPage /> : <HistoryPage />
}
