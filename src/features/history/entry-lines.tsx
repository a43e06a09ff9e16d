import { CircleX, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { unknownState } from '#src/words/search/searches.ts'

function StateBadge({ state, queued }: { state: SearchRow['state']; queued: QueuedEntry | null }) {
  if (queued?.state === 'waiting')
    return (
      <Badge tone="neutral">
        <CloudOff size={12} aria-hidden="true" />
        {lookupWords.waiting}
      </Badge>
    )
  if (queued || state === 'failed')
    return (
      <Badge tone="bad">
        <CircleX size={12} aria-hidden="true" />
        {queued ? historyWords.notRun : historyWords.failed}
      </Badge>
    )
  if (state === 'done') return null
  if (unknownState(state)) return <Badge tone="neutral">{state}</Badge>
  return (
    <Badge tone="neutral">
      <LoaderCircle size={12} aria-hidden="true" />
      {historyWords.running}
    </Badge>
  )
}

interface EntryLinesProps {
  head: HistoryHead
  kind?: string
  /** Undefined while loading. */
  state: SearchRow['state'] | undefined
  queued: QueuedEntry | null
  children: ReactNode
}

/** Lines never wrap, so details that load later do not shift the list. */
export function EntryLines({ head, kind, state, queued, children }: EntryLinesProps) {
  const { search_term, country, searched_at } = head
  return (
    <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
      <bdi className="truncate font-medium">{search_term}</bdi>
      <span className="flex min-w-0 items-center gap-2 text-14 text-quiet sm:shrink-0">
        <span className="truncate">
          {kind && `${kind} · `}
          <span className="sm:hidden">{country.toUpperCase()}</span>
          <span className="max-sm:hidden">{countryName(country)}</span>
          {' · '}
          <time dateTime={searched_at} title={formatDateTime(searched_at)}>
            {formatAge(searched_at, now())}
          </time>
          {children}
        </span>
        {state && <StateBadge state={state} queued={queued} />}
      </span>
    </span>
  )
}
