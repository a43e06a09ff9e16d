import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import type { News, NewsEvent, Stand } from '#src/domain/tracking/news.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { NewsRemarks } from './news-remarks.tsx'
import { PhraseRows } from './phrase-rows.tsx'
import { StandingTable } from './standing-table.tsx'
import type { DetailsOfEvents } from './use-event-details.ts'
import type { Home } from './use-home.ts'

const FocusedChart = lazyPart('chart', () => import('./focused-chart.tsx'), 'FocusedChart')

/** The maximum number of key phrases shown, changed ones first; the tracked list shows the rest. */
export const maxRows = 10
/**
 * In pixels: the chart's minimum height, the rest of its box, and the height of a row. With fewer than `fewRows` rows,
 * the chart is taller.
 */
const leastChart = 300
const besideChart = 70
const rowHeight = 44
const fewRows = 5

function selectStands({ active, paused }: News): readonly Stand[] {
  return active.length > 0 ? active : paused.map((item) => ({ item, change: null, event: null }))
}

interface HomeNewsProps {
  home: Home
  /** The events shown in full. */
  told: readonly NewsEvent[]
  details: DetailsOfEvents
  /** On a phone, content above the changes. */
  children: ReactNode
}

export function HomeNews({ home, told, details, children }: HomeNewsProps) {
  const { news } = home
  const wide = useWide()
  const [walked, setWalked] = useState('')
  const stands = selectStands(news)
  const shown = stands.slice(0, maxRows)
  const focused = shown.find(({ item }) => item.row.id === walked) ?? shown[0]
  const rest = stands.length > shown.length && (
    <p className="mt-3 text-14">
      <Link
        href={routes.rankTracking}
        className="inline-flex target items-center text-accent underline underline-offset-4 dense:min-h-9"
      >
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
