import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { listSearchHeads, readSearch } from '#src/db/reads/searches.ts'
import { noteOpened } from '#src/db/writes/device-notes.ts'
import { includesSearch } from '#src/domain/account/credits.ts'
import {
  filterHistory,
  foldDuplicates,
  type HistoryHead,
  queryOf,
} from '#src/domain/search/history-filter.ts'
import { isAtRoute, links, routes } from '#src/domain/shell/routes.ts'
import { newId } from '#src/lib/ids.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { historyWords } from '#src/words/history/history.ts'
import { isKnownType, searchWords, typeName } from '#src/words/search/searches.ts'
import { saveListed } from './actions.ts'
import { EntryLines } from './entry-lines.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistoryFilter } from './use-history-filter.ts'

const Unfinished = lazyPart('search', () => import('./unfinished.tsx'), 'Unfinished')
const SearchWords = lazyPart('words', () => import('./search-words.tsx'), 'SearchWords', {
  waiting: () => <Skeleton label={historyWords.loadingWords} shape="table" />,
})

interface SearchEntryProps {
  head: HistoryHead
  others: () => HistoryHead[]
  /** The id of the search to compare with initially, or ''. */
  compared: string
  open: boolean
  onToggle: (open: boolean) => void
}

export function SearchEntry({ head, others, compared, open, onToggle }: SearchEntryProps) {
  const [, navigate] = useLocation()
  const read = useLiveQuery(async () => {
    const [search, queued, { plan }] = await Promise.all([
      readSearch(head.id),
      readQueued([head.id]),
      readAllowance(),
    ])
    return { search, queued: queued.get(head.id) ?? null, plan }
  }, [head.id])
  const { search, queued = null, plan = null } = read ?? {}
  useEffect(() => {
    if (open) void noteOpened(head.id)
  }, [open, head.id])
  const repeat = isKnownType(head.search_type) && includesSearch(plan, head.search_type) && (
    <Button
      // The new id stays in the browser's history entry, so a reload continues the same search.
      onClick={() => navigate(links.search(queryOf(head)), { state: { searchId: newId() } })}
    >
      {historyWords.repeat(priceWords.credits(1))}
    </Button>
  )

  const summary = (
    <EntryLines
      head={head}
      kind={search?.origin === 'demo' ? searchWords.demo : typeName(head.search_type)}
      state={search?.state}
      queued={queued}
    >
      {search?.state === 'done' && (
        <>
          {' · '}
          <span>{historyWords.words(search.search_results.length)}</span>
        </>
      )}
    </EntryLines>
  )

  return (
    <Disclosure summary={summary} open={open} onToggle={onToggle}>
      {open && search?.state === 'done' && (
        <SearchWords search={search} others={others()} comparedAtFirst={compared} repeat={repeat} />
      )}
      {open && search && search.state !== 'done' && (
        <Unfinished search={search} queued={queued} repeat={repeat} />
      )}
    </Disclosure>
  )
}

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
