import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { creditsLeft, isSpent } from '#src/domain/account/credits.ts'
import { includesTracking } from '#src/domain/account/plans.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { retryPull } from '#src/parts/sync/actions.ts'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { planTitle, usageWords } from '#src/words/billing/plan-names.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { headline, lookedText } from '#src/words/news/news.ts'
import { DoNext } from './do-next.tsx'
import { LookUp } from './look-up.tsx'
import { NewsRemarks } from './news-remarks.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { TrackedHome } from './tracked-home.tsx'
import { noDetails } from './use-event-details.ts'
import { type Home, useHome, useNotedLook } from './use-home.ts'

// Loaded only for a user who can track but tracks nothing.
const FirstLink = lazyPart('form', () => import('./first-link.tsx'), 'FirstLink', {
  waiting: () => <Skeleton label={dashboardWords.loading} shape="card" />,
})
// Below the fold; loaded only for plans without tracking.
const TrackingSample = lazyPart('offer', () => import('./tracking-sample.tsx'), 'TrackingSample', {
  place: 'quiet',
})

function beginning({ plan, usage, searches, checks }: Home): string {
  if (includesTracking(plan)) return dashboardWords.trackFirst
  if (isSpent(usage, now()))
    return dashboardWords.creditsOn(formatDate(usage.resets_at).replaceAll(' ', '\u00a0'))
  return searches.length + checks.length > 0 ? dashboardWords.lookUpNext : dashboardWords.findFirst
}

function HomeHeadline({ home }: { home: Home }) {
  const { profile, plan, news } = home
  const isTracking = news.active.length + news.paused.length > 0
  const wide = useWide()
  return (
    <header className="mb-4 lg:mb-5">
      <h1>
        <span className="wrap-anywhere flex flex-wrap gap-x-4 font-normal font-sans text-14 text-quiet leading-normal tracking-normal">
          <span>{dashboardWords.welcome(profile.first_name ?? '', profile.last_name ?? '')}</span>{' '}
          {news.active.length > 0 && <span>{dashboardWords.since(lookedText(news.since, now()))}</span>}
        </span>{' '}
        <span className="mt-1 block text-balance text-25 lg:text-31">
          {headline(news, now()) ?? beginning(home)}
        </span>
      </h1>
      {(isTracking ? wide : !includesTracking(plan)) && <NewsRemarks home={home} />}
    </header>
  )
}

function CreditsLine({ home: { usage, plan } }: { home: Home }) {
  const trouble = useSyncPart('trouble')
  if (!usage && trouble !== null)
    return (
      <Notice tone="warning" onRetry={retryPull}>
        {usageWords.loadFailed}
      </Notice>
    )
  return (
    <section aria-label={dashboardWords.credits} className="min-h-15" aria-busy={usage === null}>
      {usage ? (
        <>
          <ProgressBar
            label={dashboardWords.credits}
            value={usage.used}
            max={Math.max(usage.allowance, usage.used)}
            text={usageWords.used(usage)}
          />
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 text-quiet">
            <span>{dashboardWords.left(creditsLeft(usage), formatDate(usage.resets_at))}</span>
            {hasPlans && plan && <span>{dashboardWords.plan(planTitle(plan.level))}</span>}
          </p>
        </>
      ) : (
        <span className="sr-only">{dashboardWords.loadingCredits}</span>
      )}
    </section>
  )
}

function EmptyHome({ home, credits }: { home: Home; credits: ReactNode }) {
  const { plan, usage, searches, checks, isNew } = home
  const canTrack = includesTracking(plan)
  return (
    <div className="flex flex-col gap-6">
      {canTrack ? <FirstLink home={home} /> : <DoNext home={home} details={noDetails} />}
      {(!canTrack || !isNew) && (
        <>
          <LookUp plan={plan} usage={usage} />
          {credits}
          {!canTrack && <TrackingSample />}
          <RecentSearches recent={[...searches, ...checks]} />
        </>
      )}
    </div>
  )
}

export function DashboardPage() {
  const home = useHome()
  const trouble = useSyncPart('trouble')
  useNotedLook(home)

  if (!home)
    return trouble && home === null ? (
      <PullFailure title={dashboardWords.profileFailed} />
    ) : (
      <Skeleton label={dashboardWords.loading} shape="card" />
    )

  const { profile, news } = home
  if (!profile.first_name || !profile.last_name) return <Redirect to={routes.completeProfile} replace />
  const credits = <CreditsLine home={home} />
  const isTracking = news.active.length + news.paused.length > 0
  return (
    <>
      <HomeHeadline home={home} />
      {isTracking ? (
        <TrackedHome home={home} credits={credits} />
      ) : (
        <EmptyHome home={home} credits={credits} />
      )}
    </>
  )
}
