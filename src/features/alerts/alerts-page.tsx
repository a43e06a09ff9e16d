import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { useLack } from '#src/state/sync-status.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { alertsPageWords } from '#src/words/alerts-page.ts'
import { notificationWords } from '#src/words/notifications.ts'
import { markRead } from './actions.ts'
import { Inbox } from './inbox.tsx'
import { PushSwitch } from './push-switch.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { useAlerts } from './use-alerts.ts'

/** /alerts: what happened to the tracked key phrases, what is told and how. */
export function AlertsPage() {
  const view = useAlerts()
  if (!view) return <Skeleton label={alertsPageWords.loading} shape="list" />

  const { alerts, tracked, settings } = view
  const newest = alerts[0]?.alert.created_at
  const hasUnread = alerts.some(({ alert }) => alert.read_at === null)
  return (
    <>
      <PageHeader
        title={alertsPageWords.title}
        lead={alertsPageWords.lead}
        actions={
          newest !== undefined && (
            <Button variant="secondary" disabled={!hasUnread} onClick={() => void markRead(newest)}>
              {alertsPageWords.markAllRead}
            </Button>
          )
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div>{alerts.length > 0 ? <Inbox alerts={alerts} /> : <NoAlerts tracks={tracked.length > 0} />}</div>
        <div className="flex min-w-0 flex-col gap-6">
          <RulesPanel tracked={tracked} />
          <Panel title={notificationWords.title}>
            <div className="flex flex-col gap-6">
              <PushSwitch settings={settings} />
              <QuietHours settings={settings} />
            </div>
          </Panel>
        </div>
      </div>
    </>
  )
}

function NoAlerts({ tracks }: { tracks: boolean }) {
  const lack = useLack()
  if (lack === 'loading') return <Skeleton label={alertsPageWords.loading} shape="list" />
  if (lack === 'offline') return <NotHereYet what="yourAlerts" />
  if (lack === 'failed')
    return <ErrorState title={alertsPageWords.loadFailed}>{alertsPageWords.loadFailedText}</ErrorState>
  if (tracks) return <EmptyState title={alertsPageWords.emptyTitle}>{alertsPageWords.empty}</EmptyState>
  return (
    <EmptyState
      title={alertsPageWords.emptyTitle}
      action={
        <Link href={routes.rankTracking} className={buttonClass('primary')}>
          {alertsPageWords.track}
        </Link>
      }
    >
      {alertsPageWords.emptyUntracked}
    </EmptyState>
  )
}
