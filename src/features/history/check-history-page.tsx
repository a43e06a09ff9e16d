import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { type ListedCheck, listCheckHeads } from '#src/db/reads/checks.ts'
import { listOwnRanks } from '#src/db/reads/insight/own-ranks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { filterHistory, foldDuplicates } from '#src/domain/search/history-filter.ts'
import { links } from '#src/domain/shell/routes.ts'
import { useOwnRank } from '#src/parts/ranking/use-own-rank.ts'
import { useLack } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { searchWords } from '#src/words/search/searches.ts'
import { saveListed } from './actions.ts'
import { DailyHistory } from './daily/daily-history.tsx'
import { EntryLines } from './entry-lines.tsx'
import { HistoryList } from './history-list.tsx'
import { type UseHistoryFilter, useHistoryFilter } from './use-history-filter.ts'

export function CheckHistoryPage() {
  const filters = useHistoryFilter()
  return filters.daily ? <DailyHistory filters={filters} /> : <AskedChecks filters={filters} />
}

const OwnRanksLine = lazyPart('insight', () => import('./own-ranks-line.tsx'), 'OwnRanksLine', {
  waiting: () => <div className="mb-4 h-16.5 lg:h-17" />,
})

function CheckEntry({ head }: { head: ListedCheck }) {
  const queued = useLiveQuery(async () => (await readQueued([head.id])).get(head.id), [head.id]) ?? null
  const own = useOwnRank(head.state === 'done' ? head.id : null)
  return (
    <Link
      href={links.searchResultsCheck(head.id)}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md border-line border-b px-2 py-2 text-ink no-underline hover:bg-wash dense:min-h-11"
    >
      <EntryLines head={head} state={head.state} queued={queued}>
        {head.state === 'done' && ` · ${historyWords.pages(head.pages_done)}`}
        {own !== null && ` · ${searchWords.own(own)}`}
      </EntryLines>
      <ChevronRight size={16} className="shrink-0 text-quiet" aria-hidden="true" />
    </Link>
  )
}

function AskedChecks({ filters }: { filters: UseHistoryFilter }) {
  // Reads the list and the ranks in one query: a line of ranks that appears later would move the list.
  const { heads, ranks = [] } =
    useLiveQuery(async () => ({
      heads: foldDuplicates(await listCheckHeads()),
      ranks: await listOwnRanks(),
    })) ?? {}
  // Hides the line of ranks while the list is loading, because the line would move the list's placeholder.
  const isComing = useLack() === 'loading' && heads?.length === 0
  const shown = filterHistory(heads ?? [], filters.filter)
  return (
    <HistoryList
      kind="checks"
      items={heads}
      shown={shown}
      before={ranks.length > 0 && !filters.narrows && !isComing && <OwnRanksLine ranks={ranks} />}
      filters={filters}
      onSave={(format) => saveListed('checks', shown, format)}
      draw={(head) => <CheckEntry head={head} />}
    />
  )
}
