import { useLiveQuery } from 'dexie-react-hooks'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { foldDuplicates } from '#src/domain/search/history-filter.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { saveListedChecks } from './actions.ts'
import { CheckEntry } from './check-entry.tsx'
import { DailyHistory } from './daily/daily-history.tsx'
import { HeadsList } from './heads-list.tsx'
import { type UseHistoryFilter, useHistoryFilter } from './use-history-filter.ts'

/** /search-results-check-history: the user's own checks, or the daily checks of the tracked key phrases. */
export function CheckHistoryPage() {
  const filters = useHistoryFilter()
  return filters.daily ? <DailyHistory filters={filters} /> : <AskedChecks filters={filters} />
}

function AskedChecks({ filters }: { filters: UseHistoryFilter }) {
  const heads = useLiveQuery(async () => foldDuplicates(await listCheckHeads()))
  return (
    <HeadsList
      kind="checks"
      heads={heads}
      filters={filters}
      begin={routes.searchCheck}
      onSave={saveListedChecks}
      draw={(head) => <CheckEntry head={head} />}
    />
  )
}
