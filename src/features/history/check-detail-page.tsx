import { useLiveQuery } from 'dexie-react-hooks'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { noteOpened } from '#src/db/mirror/opened.ts'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { listHeadsOf, readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { countryName } from '#src/domain/countries.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { newId } from '#src/lib/ids.ts'
import { RankingResults } from '#src/parts/ranking/ranking-results.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { historyWords } from '#src/words/history.ts'
import { checkPriceLabel } from '#src/words/prices.ts'
import { AbsentCheck } from './absent-check.tsx'
import { foundText } from './check-entry.tsx'
import { CompareWith } from './compare-with.tsx'

const waiting = () => <Skeleton label={historyWords.loadingCheck} shape="table" />
const Unfinished = lazyPart('check', async () => (await import('./unfinished.tsx')).Unfinished)
const CheckComparison = lazyPart(
  'comparison',
  async () => (await import('./check-comparison.tsx')).CheckComparison,
  { waiting },
)

/** Leaves for the list when the check is not on the device and is not to be expected there. */
function useLeaveWhenMissing(isMissing: boolean): void {
  const [, navigate] = useLocation()
  const syncedAt = useSyncPart('syncedAt')
  const trouble = useSyncPart('trouble')
  const isSettled = syncedAt !== null || trouble !== null
  useEffect(() => {
    if (!isMissing || !isSettled) return
    showToast('bad', historyWords.checkFailed)
    navigate(routes.searchResultsCheckHistory, { replace: true })
  }, [isMissing, isSettled, navigate])
}

function useStoredCheck(id: string) {
  return useLiveQuery(async () => {
    const check = (await readCheck(id)) ?? null
    if (!check) return { check, queued: null, others: [] }
    const [queued, heads] = await Promise.all([readQueued([id]), listHeadsOf(check.search_term)])
    const others = heads.filter((head) => head.id !== id)
    return { check, queued: queued.get(id) ?? null, others }
  }, [id])
}

/** How many of its pages the plan fetches again: null where it does not have the country. */
function pagesAgain({ country, pages_done }: CheckRow, plan: PlanRow | null): number | null {
  if (plan && !plan.countries.includes(country)) return null
  const pages = Math.max(1, pages_done)
  return plan ? Math.min(pages, maxPages(plan)) : pages
}

function RepeatButton({ check }: { check: CheckRow }) {
  const [, navigate] = useLocation()
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  const pages = plan === undefined ? null : pagesAgain(check, plan)
  const { search_term: keyword, country } = check
  if (pages === null) return null
  return (
    <Button
      variant="secondary"
      // The id is made on the click that spends: whatever repeats the page repeats the same check.
      onClick={() =>
        navigate(links.searchCheck({ keyword, country }), { state: { checkId: newId(), pages, begin: true } })
      }
    >
      {historyWords.repeat(checkPriceLabel(pages))}
    </Button>
  )
}

/** /search-results-check-history/{id}: a past check, and what has changed since another one of its phrase. */
export function CheckDetailPage() {
  const { id = '' } = useParams()
  const stored = useStoredCheck(id)
  const [parameters, setParameters] = useSearchParams()
  const isMissing = stored?.check === null
  const offline = useOffline()
  const storedId = stored?.check?.id
  useEffect(() => {
    if (storedId !== undefined) void noteOpened(storedId)
  }, [storedId])
  // Without a network nobody can say whether there is such a check.
  useLeaveWhenMissing(isMissing && !offline)

  if (isMissing && offline) return <AbsentCheck />
  if (!stored?.check)
    return (
      <>
        <title>{`${historyWords.check} · Keytrail`}</title>
        <Skeleton label={historyWords.loadingCheck} shape="table" />
      </>
    )
  const { check, queued, others } = stored
  const compared = others.some((other) => other.id === parameters.get('with')) ? parameters.get('with') : null
  const compareWith = (otherId: string) => setParameters(otherId ? { with: otherId } : {}, { replace: true })

  return (
    <>
      <title>{`${historyWords.checkOf(check.search_term)} · Keytrail`}</title>
      <Link
        href={routes.searchResultsCheckHistory}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-accent hover:bg-accent-wash dense:min-h-9 print:hidden"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {historyWords.back}
      </Link>
      <PageHeader
        title={<bdi>{check.search_term}</bdi>}
        lead={
          <>
            {countryName(check.country)} ·{' '}
            <time dateTime={check.searched_at}>{formatDateTime(check.searched_at)}</time>
            {check.state === 'done' && ` · ${foundText(check)}`}{' '}
            {check.origin === 'tracker' && <Badge tone="accent">{historyWords.dailyTracker}</Badge>}
          </>
        }
        actions={<RepeatButton check={check} />}
      />
      {check.state === 'done' ? (
        <>
          <div className="mb-4">
            <CompareWith
              country={check.country}
              others={others}
              chosen={compared ?? ''}
              onChoose={compareWith}
            />
          </div>
          {compared ? <CheckComparison check={check} otherId={compared} /> : <RankingResults check={check} />}
        </>
      ) : (
        <Unfinished search={check} queued={queued} repeat={<RepeatButton check={check} />} />
      )}
    </>
  )
}
