import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Link } from 'wouter'
import { isSpent } from '#src/domain/account/credits.ts'
import { routes } from '#src/domain/shell/routes.ts'
import type { NewsEvent, Stand } from '#src/domain/tracking/news.ts'
import { shownEvents } from '#src/domain/tracking/told-events.ts'
import { now } from '#src/lib/clock.ts'
import { LineIcon, magnifier } from '#src/ui/drawing/line-icon.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { DoNext } from './do-next.tsx'
import { LookUp } from './look-up.tsx'
import { NewsRemarks } from './news-remarks.tsx'
import { PhraseRows } from './phrase-rows.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { StandingTable } from './standing-table.tsx'
import { type DetailsOfEvents, useEventDetails } from './use-event-details.ts'
import type { Home } from './use-home.ts'

const FocusedChart = lazyPart('chart', () => import('./focused-chart.tsx'), 'FocusedChart')

/** At most this many key phrases are shown, changed ones first. */
const maxRows = 10
/** In pixels: the chart's minimum height, the height that its box adds, and the height of a table row. */
const leastChart = 300
const besideChart = 70
const rowHeight = 44
/** If the table has fewer rows than this, a taller chart fills the space. */
const fewRows = 5

interface HomeNewsProps {
  home: Home
  /** The events shown in detail. */
  told: readonly NewsEvent[]
  details: DetailsOfEvents
  /** Rendered only on a phone, above the changes. */
  children: ReactNode
}

function HomeNews({ home, told, details, children }: HomeNewsProps) {
  const { news } = home
  const wide = useWide()
  const [walked, setWalked] = useState('')
  const paused = news.paused.map((item): Stand => ({ item, change: null, event: null }))
  const stands = news.active.length > 0 ? news.active : paused
  const shown = stands.slice(0, maxRows)
  const focused = shown.find(({ item }) => item.row.id === walked) ?? shown[0]
  const rest = stands.length > shown.length && (
    <p className="mt-3 text-14">
      <Link href={routes.rankTracking} className="inline-flex target items-center text-link dense:min-h-9">
        {dashboardWords.all(stands.length)}
      </Link>
    </p>
  )
  const chartHeight = leastChart + Math.max(0, fewRows - shown.length) * rowHeight
  if (!wide) {
    const isTold = ({ event }: Stand) => event !== null && told.includes(event)
    const more = news.events.length - told.length
    const movers = stands.filter(isTold)
    const others = shown.filter((stand) => !isTold(stand))
    const othersTitle = movers.length > 0 ? dashboardWords.others : dashboardWords.standing
    return (
      <div className="flex flex-col gap-6">
        {children}
        <div className="empty:hidden">
          {movers.length > 0 && (
            <PhraseRows label={dashboardWords.events} stands={movers} told={told} details={details} />
          )}
          {more > 0 && (
            <Link href={routes.rankTracking} className="flex min-h-11 items-center text-14 text-accent">
              {dashboardWords.moreMoved(more)}
            </Link>
          )}
          <NewsRemarks home={home} />
        </div>
        {others.length > 0 && (
          <section aria-labelledby="where-you-stand">
            <h2 id="where-you-stand" className="mb-2 text-16">
              {othersTitle}
            </h2>
            <PhraseRows label={othersTitle} stands={others} told={told} details={details} />
            {rest}
          </section>
        )}
      </div>
    )
  }
  return (
    <>
      <h2 id="where-you-stand" className="sr-only">
        {dashboardWords.standing}
      </h2>
      <StandingTable
        stands={shown}
        details={details}
        focused={focused?.item.row.id ?? ''}
        onFocus={setWalked}
      />
      {rest}
      {/* Reserves its final height, so that it does not grow when the chart loads. */}
      <div
        className="mt-4 rounded-md border border-line bg-raised px-4 py-3"
        style={{ minHeight: chartHeight + besideChart }}
      >
        {focused && <FocusedChart phrase={focused.item.row} height={chartHeight} />}
      </div>
    </>
  )
}

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
    // Not a grid on a phone, because the sticky bar at the bottom could not leave its grid area.
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
