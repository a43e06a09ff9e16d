import { useLiveQuery } from 'dexie-react-hooks'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { listOwnRanks } from '#src/db/reads/insight/own-ranks.ts'
import { filterHistory, foldDuplicates } from '#src/domain/search/history-filter.ts'
import { useLack } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { saveListed } from './actions.ts'
import { CheckEntry } from './check-entry.tsx'
import { DailyHistory } from './daily/daily-history.tsx'
import { HistoryList } from './history-list.tsx'
import { type UseHistoryFilter, useHistoryFilter } from './use-history-filter.ts'

export function CheckHistoryPage() {
  const filters = useHistoryFilter()
  return filters.daily ? <DailyHistory filters={filters} /> : <AskedChecks filters={filters} />
}

const OwnRanksLine = lazyPart('insight', () => import('./own-ranks-line.tsx'), 'OwnRanksLine', {
  waiting: () => <div className="mb-4 h-16.5 lg:h-17" />,
})

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
