import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { filterHistory, foldDuplicates, type HistoryHead } from '#src/domain/search/history-filter.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { LongList } from '#src/ui/table/long-list.tsx'
import { historyWords } from '#src/words/history.ts'
import { CheckEntry } from './check-entry.tsx'
import { EmptyHistory } from './empty-history.tsx'
import { HistoryExports } from './history-exports.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { useHistoryFilter } from './use-history-filter.ts'

const entryHeight = 57

async function save(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  const { saveChecks } = await fetchPart(() => import('./save-history.ts'))
  await saveChecks(heads, format)
}

export function CheckHistoryPage() {
  const { filter, narrows, tracker, change } = useHistoryFilter()
  const heads = useLiveQuery(async () => foldDuplicates(await listCheckHeads({ tracker })), [tracker])

  if (heads === undefined) return <Skeleton label={historyWords.checks.loading} shape="list" />
  const shown = filterHistory(heads, filter)

  return (
    <>
      <PageHeader
        title={historyWords.checks.title}
        lead={historyWords.checks.lead}
        actions={
          heads.length > 0 && (
            <HistoryExports
              things="checks"
              shown={narrows ? shown.length : null}
              onSave={(what, format) => void save(what === 'all' ? heads : shown, format)}
            />
          )
        }
      />
      {heads.length > 0 && <HistoryFilters {...{ filter, narrows, change }} />}
      <div className="mb-4 print:hidden">
        <Checkbox
          label={historyWords.includeDaily}
          name="tracker"
          checked={tracker}
          onChange={(checked) => change({ tracker: checked ? '1' : '' })}
        />
      </div>
      {heads.length === 0 && (
        <EmptyHistory
          loading={historyWords.checks.loading}
          failed={historyWords.checks.failed}
          nothing={historyWords.checks.none}
          action={
            <Link href={routes.searchCheck} className={buttonClass('primary')}>
              {historyWords.checks.begin}
            </Link>
          }
        >
          {historyWords.checks.kept}
        </EmptyHistory>
      )}
      {heads.length > 0 && shown.length === 0 && (
        <EmptyState title={historyWords.checks.noneMatch}>{historyWords.changeFilters}</EmptyState>
      )}
      <LongList
        label={historyWords.checks.list}
        items={shown}
        itemKey={(head) => head.id}
        height={entryHeight}
        draw={(head) => <CheckEntry head={head} />}
      />
    </>
  )
}
