import { useLiveQuery } from 'dexie-react-hooks'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { countChecksOf, listHeadsOf, readCheck } from '#src/db/reads/checks.ts'
import { readPinned } from '#src/db/reads/device-notes.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { isLeft } from '#src/db/space/check-window.ts'
import { noteOpened } from '#src/db/writes/device-notes.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import { countryName } from '#src/domain/countries.ts'
import { type CheckRow, hasResults } from '#src/domain/ranking/rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { newId } from '#src/lib/ids.ts'
import { RankingResults } from '#src/parts/ranking/ranking-results.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { checkDetailWords } from '#src/words/history/check-detail.ts'
import { historyWords } from '#src/words/history/history.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { keepHere } from './actions.ts'
import { CompareWith } from './comparison/compare-with.tsx'

const waiting = () => <Skeleton label={historyWords.loadingCheck} shape="table" />
const CheckInsights = lazyPart('insight', () => import('./check-insights.tsx'), 'CheckInsights', {
  waiting: () => (
    <div className="lg:h-17 print:hidden">
      <div style={{ height: 126 }} />
    </div>
  ),
})
const Unfinished = lazyPart('check', () => import('./unfinished.tsx'), 'Unfinished')
const CheckComparison = lazyPart(
  'comparison',
  () => import('./comparison/check-comparison.tsx'),
  'CheckComparison',
  { waiting },
)

function useLeaveWhenMissing(isMissing: boolean): void {
  const [, navigate] = useLocation()
  const syncedAt = useSyncPart('syncedAt')
  const trouble = useSyncPart('trouble')
  const isSettled = syncedAt !== null || trouble !== null
  useEffect(() => {
    if (!isMissing || !isSettled) return
    showToast('bad', checkDetailWords.checkFailed)
    navigate(routes.searchResultsCheckHistory, { replace: true })
  }, [isMissing, isSettled, navigate])
}

function useStoredCheck(id: string) {
  return useLiveQuery(async () => {
    const check = (await readCheck(id)) ?? null
    if (!check) return { check, queued: null, hasOthers: false, isComing: await isLeft(id) }
    const [queued, ofPhrase] = await Promise.all([readQueued([id]), countChecksOf(check.search_term)])
    return { check, queued: queued.get(id) ?? null, hasOthers: ofPhrase > 1, isComing: false }
  }, [id])
}

function useOthers(check: CheckRow | null | undefined): HistoryHead[] | undefined {
  const phrase = check?.search_term
  const heads = useLiveQuery(async () => (phrase === undefined ? undefined : listHeadsOf(phrase)), [phrase])
  return heads?.filter((head) => head.id !== check?.id)
}

function RepeatButton({ check }: { check: CheckRow }) {
  const [, navigate] = useLocation()
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  const { search_term: keyword, country, pages_done } = check
  if (plan === undefined || plan?.countries.includes(country) === false) return null
  const pages = Math.min(Math.max(1, pages_done), plan ? maxPages(plan) : Number.POSITIVE_INFINITY)
  return (
    <Button
      onClick={() =>
        navigate(links.searchCheck({ keyword, country }), { state: { checkId: newId(), pages, begin: true } })
      }
    >
      {historyWords.repeat(checkPriceLabel(pages))}
    </Button>
  )
}

function KeepHere({ id }: { id: string }) {
  const pinned = useLiveQuery(() => readPinned())
  if (pinned === undefined) return null
  const isKept = pinned.has(id)
  return (
    <Button aria-pressed={isKept} onClick={() => void keepHere(id, !isKept)}>
      {isKept ? checkDetailWords.keptHere : checkDetailWords.keepHere}
    </Button>
  )
}

function InCountries({ keyword, asButton }: { keyword: string; asButton: boolean }) {
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  if (!plan || plan.countries.length < 2) return null
  const href = links.searchCheck({ keyword, country: 'all' })
  if (asButton) return <ButtonLink href={href}>{lookupWords.inCountries}</ButtonLink>
  return (
    <Link href={href} className="target text-link print:hidden">
      {lookupWords.inCountries}
    </Link>
  )
}

function CheckHeader({ check, hasActions }: { check: CheckRow; hasActions: boolean }) {
  const foundText = hasResults(check)
    ? historyWords.videosAndPages(check.search_ranking_results.length, check.pages_done)
    : historyWords.pages(check.pages_done)
  return (
    <>
      {/* On smaller screens, the header has the back link (app/shell/phone-head.tsx). */}
      <Link
        href={routes.searchResultsCheckHistory}
        className="max-lg:hidden -ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-accent hover:bg-accent-wash dense:min-h-9 print:hidden"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {checkDetailWords.back}
      </Link>
      <div className="max-sm:-mb-3">
        <PageHeader
          title={<bdi>{check.search_term}</bdi>}
          lead={
            <span className="max-sm:text-14">
              {countryName(check.country)} ·{' '}
              <time dateTime={check.searched_at}>{formatDateTime(check.searched_at)}</time>
              {check.state === 'done' && ` · ${foundText}`}{' '}
              {check.origin === 'tracker' && <Badge tone="accent">{historyWords.dailyTracker}</Badge>}{' '}
              {check.source === 'sample' && <SampleDataBadge />}{' '}
              {hasActions && <InCountries keyword={check.search_term} asButton={false} />}
            </span>
          }
          actions={
            hasActions && (
              <>
                <KeepHere id={check.id} />
                <RepeatButton check={check} />
              </>
            )
          }
        />
      </div>
    </>
  )
}

export function CheckDetailPage() {
  const { id = '' } = useParams()
  const stored = useStoredCheck(id)
  const others = useOthers(stored?.check)
  const [parameters, setParameters] = useSearchParams()
  const isMissing = stored?.check === null
  const offline = useOffline()
  const narrow = useNarrow()
  const trouble = useSyncPart('trouble')
  const isComing = stored?.isComing === true
  const storedId = stored?.check?.id
  useEffect(() => {
    if (storedId !== undefined) void noteOpened(storedId)
  }, [storedId])
  // Offline, the page stays open, because the server may have the check.
  useLeaveWhenMissing(isMissing && !isComing && !offline)

  if (isMissing && offline)
    return (
      <EmptyState
        title={checkDetailWords.absentTitle}
        action={<ButtonLink href={routes.searchResultsCheckHistory}>{checkDetailWords.toChecks}</ButtonLink>}
      >
        {checkDetailWords.absent}
      </EmptyState>
    )
  if (isComing && trouble !== null) return <PullFailure title={checkDetailWords.checkFailed} />
  if (!stored?.check || (parameters.has('with') && stored.hasOthers && !others))
    return (
      <>
        <title>{`${checkDetailWords.check} · Keytrail`}</title>
        <Skeleton label={historyWords.loadingCheck} shape="table" />
      </>
    )
  const { check, queued, hasOthers } = stored
  const asked = parameters.get('with')
  const compared = others?.some((other) => other.id === asked) ? asked : null
  // On a phone, the results of a finished check come first.
  const isAbove = !narrow || check.state !== 'done'
  const insights = !compared && check.search_ranking_results.length > 0 && <CheckInsights check={check} />
  const compareWith = (compact: boolean) => (
    <CompareWith
      country={check.country}
      others={others ?? []}
      chosen={compared ?? ''}
      onChoose={(otherId) => setParameters(otherId ? { with: otherId } : {}, { replace: true })}
      compact={compact}
    />
  )
  const below = !isAbove && (
    <>
      {insights && <div className="mt-4">{insights}</div>}
      <div className="mt-4 flex flex-wrap gap-2">
        <RepeatButton check={check} />
        <KeepHere id={check.id} />
        <InCountries keyword={check.search_term} asButton />
      </div>
    </>
  )

  return (
    <>
      <title>{`${checkDetailWords.checkOf(check.search_term)} · Keytrail`}</title>
      <CheckHeader check={check} hasActions={isAbove} />
      {check.state !== 'done' ? (
        <Unfinished search={check} queued={queued} repeat={<RepeatButton check={check} />} />
      ) : (
        <>
          {isAbove && hasOthers && <div className="mb-4">{compareWith(false)}</div>}
          {isAbove && insights && <div className="mb-4">{insights}</div>}
          {compared ? (
            <>
              <CheckComparison check={check} otherId={compared} beside={compareWith(true)} />
              {below}
            </>
          ) : (
            <RankingResults check={check} beside={hasOthers && compareWith(true)} below={below} />
          )}
        </>
      )}
    </>
  )
}
