import { type ReactNode, type RefObject, useRef } from 'react'
import { isSpent } from '#src/domain/account/credits.ts'
import { shownEvents } from '#src/domain/tracking/told-events.ts'
import { now } from '#src/lib/clock.ts'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { magnifier } from '#src/ui/drawing/magnifier.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { DoNext } from './do-next.tsx'
import { HomeNews, maxRows } from './home-news.tsx'
import { LookUp } from './look-up.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { useEventDetails } from './use-event-details.ts'
import type { Home } from './use-home.ts'

const maxEvents = 4

function LookUpBar({ target }: { target: RefObject<HTMLElement | null> }) {
  const go = () => {
    const field = target.current?.querySelector<HTMLElement>('input[type=search], textarea')
    field?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="not-tall:hidden sticky bottom-(--tabs) z-10 -mx-4 border-line border-t bg-paper px-4 py-2 lg:hidden print:hidden">
      <button
        type="button"
        onClick={go}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md border border-edge bg-raised px-4 text-left text-14 text-quiet"
      >
        <LineIcon drawing={magnifier} size={20} />
        {dashboardWords.lookUpBar}
      </button>
    </div>
  )
}

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
