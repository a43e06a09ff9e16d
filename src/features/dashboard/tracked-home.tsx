import { type ReactNode, useRef } from 'react'
import { isSpent } from '#src/domain/account/credits.ts'
import { shownEvents } from '#src/domain/tracking/told-events.ts'
import { now } from '#src/lib/clock.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { DoNext } from './do-next.tsx'
import { HomeNews, maxRows } from './home-news.tsx'
import { LookUp } from './look-up.tsx'
import { LookUpBar } from './look-up-bar.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { useEventDetails } from './use-event-details.ts'
import type { Home } from './use-home.ts'

const maxEvents = 4

export function TrackedHome({ home, credits }: { home: Home; credits: ReactNode }) {
  const { news, plan, usage, searches } = home
  const lookUp = useRef<HTMLElement>(null)
  const wide = useWide()
  const told = wide ? news.events.slice(0, maxRows) : shownEvents(news.events, maxEvents)
  const details = useEventDetails(told)
  const doNext = <DoNext home={home} details={details} />
  return (
    // Not a grid on a phone: the sticky bar at the bottom must share a container with everything else.
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr_auto] lg:gap-x-7">
      <div className="min-w-0 lg:row-span-2">
        <HomeNews home={home} told={told} details={details}>
          {!wide && doNext}
        </HomeNews>
      </div>
      <div className="flex flex-col gap-6">
        {wide && doNext}
        {credits}
      </div>
      {!isSpent(usage, now()) && <LookUpBar target={lookUp} />}
      <div className="min-w-0 lg:row-span-2">
        <LookUp ref={lookUp} plan={plan} usage={usage} />
      </div>
      <div className="lg:col-start-1 lg:row-start-3">
        <RecentSearches recent={searches} />
      </div>
    </div>
  )
}
