import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Link } from 'wouter'
import { listSearches } from '#src/db/searches.ts'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { type SyncPhase, useSyncStatus } from '#src/state/sync-status.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { ExportButtons } from '#src/ui/export-buttons.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { saveHistory } from './save-history.ts'
import { SearchEntry } from './search-entry.tsx'

const pageSize = 50
const shownTypes = ['basic', 'autocomplete'] as const

/** Why there are no searches on the device: before the first comparison with the server they may be yet to come. */
function whyEmpty(phase: SyncPhase, syncedAt: string | null): 'failed' | 'loading' | 'nothing' {
  if (syncedAt !== null) return 'nothing'
  if (phase === 'failed') return 'failed'
  return phase === 'pulling' || phase === 'pushing' ? 'loading' : 'nothing'
}

export function HistoryPage() {
  const [limit, setLimit] = useState(pageSize)
  // One more than is shown tells whether there are more.
  const searches = useLiveQuery(() => listSearches(shownTypes, { limit: limit + 1 }), [limit])
  const { syncedAt, phase } = useSyncStatus()

  if (searches === undefined) return <Skeleton label="Loading your search history" shape="list" />
  const shown = searches.slice(0, limit)
  const missing = searches.length === 0 ? whyEmpty(phase, syncedAt) : null

  return (
    <>
      <PageHeader
        title="Key phrase search history"
        lead="Every search that you made, newest first. All of it is kept on this device."
        {...(shown.length > 0
          ? {
              actions: (
                <ExportButtons
                  label="all searches"
                  onCsv={() => saveAll('csv')}
                  onExcel={() => saveAll('xls')}
                />
              ),
            }
          : {})}
      />
      {missing === 'failed' && (
        <ErrorState title={messages.historyLoadFailed}>
          It is loaded as soon as the server answers.
        </ErrorState>
      )}
      {missing === 'loading' && <Skeleton label="Loading your search history" shape="list" />}
      {missing === 'nothing' && (
        <EmptyState
          title={messages.noHistory}
          action={
            <Link href={routes.dashboard} className={buttonClass('primary')}>
              Make a search
            </Link>
          }
        >
          What you search for is kept here and opens without a network.
        </EmptyState>
      )}
      <ul className="flex flex-col">
        {shown.map((search) => (
          <li key={search.id}>
            <SearchEntry search={search} />
          </li>
        ))}
      </ul>
      {searches.length > limit && (
        <p className="mt-6">
          <Button variant="secondary" onClick={() => setLimit(limit + pageSize)}>
            Show more
          </Button>
        </p>
      )}
    </>
  )
}

async function saveAll(format: TableFormat): Promise<void> {
  await saveHistory(await listSearches(shownTypes), format)
}
