import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState, NotHereYet } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import { Inbox } from './inbox.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { useAlerts } from './use-alerts.ts'

const NotificationsSheet = lazyPart('form', () => import('./notifications-sheet.tsx'), 'NotificationsSheet')

const BrandWordsScreen = lazyPart('screen', () => import('./brand/brand-words.tsx'), 'BrandWordsScreen')

const rulesId = 'rules'

export function AlertsPage() {
  return new URLSearchParams(useSearch()).has('brand') ? <BrandWordsScreen /> : <Alerts />
}

function Alerts() {
  const view = useAlerts()
  const [choosing, setChoosing] = useState(false)
  const lack = useLack()
  // A new device receives its key phrases before its alerts; rendering now would let the alerts push the rules down
  // later.
  const isPartial = view?.alerts.length === 0 && lack === 'loading'
  if (!view || isPartial) return <Skeleton label={alertsPageWords.loading} shape="list" />

  const { alerts, unread, newest, tracked, isLocked, settings } = view
  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* On a phone, the app bar shows the title. */}
        <h1 className="text-31 max-lg:sr-only">{alertsPageWords.title}</h1>
        {tracked.length > 0 && (
          <a
            href={`#${rulesId}`}
            className="flex target items-center text-accent underline underline-offset-4 lg:hidden"
          >
            {alertsPageWords.rules}
          </a>
        )}
        <Link
          href={links.brandWords()}
          onPointerDown={() => void BrandWordsScreen.preload()}
          className="flex target items-center text-accent underline underline-offset-4 max-lg:order-last max-lg:w-full lg:ml-auto"
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
          <NoAlerts tracks={tracked.length > 0} {...{ isLocked, lack }} />
        ) : (
          <Inbox {...{ alerts, unread, newest }} />
        )}
        <RulesPanel id={rulesId} tracked={tracked} />
      </div>
      {choosing && <NotificationsSheet settings={settings} onClose={() => setChoosing(false)} />}
    </>
  )
}

interface NoAlertsProps {
  tracks: boolean
  isLocked: boolean
  lack: ReturnType<typeof useLack>
}

function NoAlerts({ tracks, isLocked, lack }: NoAlertsProps) {
  if (lack === 'offline') return <NotHereYet what="yourAlerts" />
  if (lack === 'failed')
    return <ErrorState title={alertsPageWords.loadFailed}>{alertsPageWords.loadFailedText}</ErrorState>
  if (tracks) return <EmptyState title={alertsPageWords.emptyTitle}>{alertsPageWords.empty}</EmptyState>
  return (
    <EmptyState
      title={alertsPageWords.emptyTitle}
      action={
        <ButtonLink variant="primary" href={routes.rankTracking}>
          {isLocked ? alertsPageWords.seeTracking : alertsPageWords.track}
        </ButtonLink>
      }
    >
      {isLocked ? alertsPageWords.emptyLocked : alertsPageWords.emptyUntracked}
    </EmptyState>
  )
}
