import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { countryName } from '#src/domain/countries.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { formatAge } from '#src/words/ages.ts'
import { historyWords } from '#src/words/history.ts'
import { StateBadge } from './state-badge.tsx'

/** How much a check has found, in words. */
export function foundText({ search_ranking_results, pages_done }: CheckRow): string {
  return historyWords.videosAndPages(search_ranking_results.length, pages_done)
}

/** One past check; leads to its results. Its record is read when it comes near the screen. */
export function CheckEntry({ head }: { head: HistoryHead }) {
  const read = useLiveQuery(async () => {
    const [check, queued] = await Promise.all([readCheck(head.id), readQueued([head.id])])
    return { check, queued: queued.get(head.id) ?? null }
  }, [head.id])

  return (
    <Link
      href={links.searchResultsCheck(head.id)}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md border-line border-b px-2 py-3 text-ink no-underline hover:bg-wash dense:min-h-11 dense:py-2"
    >
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
        <bdi className="min-w-0 truncate font-medium max-sm:basis-full">{head.search_term}</bdi>
        <span className="text-14 text-quiet">
          {countryName(head.country)} ·{' '}
          <time dateTime={head.searched_at} title={formatDateTime(head.searched_at)}>
            {formatAge(head.searched_at, now())}
          </time>
        </span>
        {read?.check && <StateBadge state={read.check.state} queued={read.queued} />}
        {read?.check?.origin === 'tracker' && <Badge tone="accent">{historyWords.dailyTracker}</Badge>}
        {read?.check?.state === 'done' && <span className="text-14 text-quiet">{foundText(read.check)}</span>}
      </span>
      <ChevronRight size={16} className="shrink-0 text-quiet" aria-hidden="true" />
    </Link>
  )
}
