import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { ListStart } from '#src/ui/table/list-start.tsx'
import { describeAlert } from '#src/words/alerts/alerts.ts'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import { momentText } from '#src/words/home/days.ts'
import { markRead } from './actions.ts'
import { RulesPanel } from './rules-panel.tsx'
import { type AlertsView, useAlerts } from './use-alerts.ts'

/** An entry's estimated height on a phone, in pixels. */
const entryHeight = 64

function Entry({ alert, subject, href }: AlertsView['alerts'][number]) {
  const isUnread = alert.read_at === null
  return (
    <Link
      href={href}
      className="-mx-2 grid min-h-15 grid-cols-[0.5rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-line border-b px-2 py-2 text-14 hover:bg-wash lg:min-h-10 lg:grid-cols-[0.5rem_minmax(0,2fr)_minmax(0,3fr)_7.5rem]"
    >
      <span
        className={`size-2 rounded-full ${isUnread ? 'bg-accent' : 'bg-transparent'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 truncate">
        {isUnread && <span className="sr-only">{alertsPageWords.unread}</span>}
        <bdi className={isUnread ? 'font-semibold' : 'font-medium'}>{subject}</bdi>
      </span>
      <span className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">{describeAlert(alert)}</span>
      <time
        dateTime={alert.created_at}
        title={formatDateTime(alert.created_at)}
        className="text-12 text-quiet tabular-nums lg:text-right max-lg:col-start-3 max-lg:row-start-1"
      >
        {momentText(alert.created_at, now())}
      </time>
    </Link>
  )
}

function Inbox({ alerts, unread, newest }: Pick<AlertsView, 'alerts' | 'unread'> & { newest: string }) {
  const [all, setAll] = useState(false)
  return (
    <section aria-label={alertsPageWords.title}>
      <div className="-mr-4 mb-1 flex min-h-11 items-center justify-between gap-3 dense:-mr-3 dense:min-h-9">
        <h2 className="text-16">
          {unread > 0 ? alertsPageWords.unreadCount(unread) : alertsPageWords.allRead}
        </h2>
        <Button variant="quiet" disabled={unread === 0} onClick={() => void markRead(newest)}>
          {alertsPageWords.markAllRead}
        </Button>
      </div>
      <ListStart
        label={alertsPageWords.title}
        items={alerts}
        itemKey={({ alert }) => alert.id}
        height={entryHeight}
        draw={(told) => <Entry {...told} />}
        all={all}
        onAll={() => setAll(true)}
      />
    </section>
  )
}

const NotificationsSheet = lazyPart('form', () => import('./notifications-sheet.tsx'), 'NotificationsSheet')

const BrandWordsScreen = lazyPart('screen', () => import('./brand/brand-words.tsx'), 'BrandWordsScreen')

const rulesId = 'rules'

export function AlertsPage() {
  return new URLSearchParams(useSearch()).has('brand') ? <BrandWordsScreen /> : <Alerts />
}

function Alerts() {
  const view = useAlerts()
  const [choosing, setChoosing] = useState(false)
  const isLoading = useLack() === 'loading'
  // Waits for the alerts: on a new device, they arrive after the key phrases and would push the rules down.
  const isPartial = view?.alerts.length === 0 && isLoading
  if (!view || isPartial) return <Skeleton label={alertsPageWords.loading} shape="list" />

  const { alerts, unread, newest, tracked, isLocked, settings } = view
  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* On a phone, the app bar shows the title. */}
        <h1 className="text-31 max-lg:sr-only">{alertsPageWords.title}</h1>
        {tracked.length > 0 && (
          <a href={`#${rulesId}`} className="flex target items-center text-link lg:hidden">
            {alertsPageWords.rules}
          </a>
        )}
        <Link
          href={links.brandWords()}
          onPointerDown={() => void BrandWordsScreen.preload()}
          className="flex target items-center text-link max-lg:order-last max-lg:w-full lg:ml-auto"
        >
          {alertsPageWords.brandWords}
        </Link>
        <Button
          aria-haspopup="dialog"
          onPointerDown={() => void NotificationsSheet.preload()}
          onClick={() => setChoosing(true)}
        >
          <Bell size={16} aria-hidden="true" />
          {alertsPageWords.notifications}
          <span className="font-normal text-quiet">
            {settings?.push || settings?.daily_mail || settings?.weekly_mail
              ? alertsPageWords.on
              : alertsPageWords.off}
          </span>
        </Button>
      </header>
      <div className={`grid items-start gap-8 ${tracked.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}>
        {newest === undefined ? (
          <WhyEmpty what="yourAlerts" loading={alertsPageWords.loading} failed={alertsPageWords.loadFailed}>
            <NoAlerts tracks={tracked.length > 0} isLocked={isLocked} />
          </WhyEmpty>
        ) : (
          <Inbox {...{ alerts, unread, newest }} />
        )}
        <RulesPanel id={rulesId} tracked={tracked} />
      </div>
      {choosing && <NotificationsSheet settings={settings} onClose={() => setChoosing(false)} />}
    </>
  )
}

function NoAlerts({ tracks, isLocked }: { tracks: boolean; isLocked: boolean }) {
  if (tracks) return <EmptyState title={alertsPageWords.emptyTitle}>{alertsPageWords.empty}</EmptyState>
  return (
    <EmptyWithLink
      title={alertsPageWords.emptyTitle}
      href={routes.rankTracking}
      link={isLocked ? alertsPageWords.seeTracking : alertsPageWords.track}
    >
      {isLocked ? alertsPageWords.emptyLocked : alertsPageWords.emptyUntracked}
    </EmptyWithLink>
  )
}
