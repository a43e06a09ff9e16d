import { isSpent } from '#src/domain/account/credits.ts'
import { includesTracking } from '#src/domain/account/plans.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { headline, lookedText } from '#src/words/news/news.ts'
import { NewsRemarks } from './news-remarks.tsx'
import type { Home } from './use-home.ts'

function beginning({ plan, usage, searches, checks }: Home): string {
  if (includesTracking(plan)) return dashboardWords.trackFirst
  if (isSpent(usage, now()))
    return dashboardWords.creditsOn(formatDate(usage.resets_at).replaceAll(' ', '\u00a0'))
  return searches.length + checks.length > 0 ? dashboardWords.lookUpNext : dashboardWords.findFirst
}

export function HomeHeadline({ home }: { home: Home }) {
  const { profile, plan, news } = home
  const isTracking = news.active.length + news.paused.length > 0
  const wide = useWide()
  return (
    <header className="mb-4 lg:mb-5">
      <h1>
        <span className="flex flex-wrap gap-x-4 font-normal font-sans text-14 text-quiet leading-normal tracking-normal">
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
