import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { includesTracking } from '#src/domain/account/plans.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { CreditsLine } from './credits-line.tsx'
import { DoNext } from './do-next.tsx'
import { HomeHeadline } from './home-headline.tsx'
import { LookUp } from './look-up.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { TrackedHome } from './tracked-home.tsx'
import { noDetails } from './use-event-details.ts'
import { type Home, useHome, useNotedLook } from './use-home.ts'

// Loaded only for a user who can track but tracks nothing.
const FirstLink = lazyPart('form', async () => (await import('./first-link.tsx')).FirstLink, {
  waiting: () => <Skeleton label={dashboardWords.loading} shape="card" />,
})
// Below the fold; loaded only for plans without tracking.
const TrackingSample = lazyPart('offer', async () => (await import('./tracking-sample.tsx')).TrackingSample, {
  place: 'quiet',
})

function EmptyHome({ home, credits }: { home: Home; credits: ReactNode }) {
  const { plan, usage, searches, checks, isNew, idea } = home
  const canTrack = includesTracking(plan)
  return (
    <div className="flex flex-col gap-6">
      {canTrack ? <FirstLink saved={idea ?? ''} home={home} /> : <DoNext home={home} details={noDetails} />}
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

  const { profile, plan, usage, news } = home
  if (!profile.first_name || !profile.last_name) return <Redirect to={routes.completeProfile} replace />
  const credits = <CreditsLine usage={usage} plan={plan} failed={trouble !== null} />
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
