import type { Overview } from '#src/domain/shell/operations.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import { Alarms } from './alarms.tsx'
import { FailedChecks } from './failed-checks.tsx'
import { KeyFigures } from './key-figures.tsx'
import { DailyPanels, TrackerPanels } from './operations-charts.tsx'
import { RunsPanel } from './runs-panel.tsx'
import { useOperations } from './use-operations.ts'

function OperatorActions({ actions }: { actions: Overview['actions'] }) {
  return (
    <Panel title="What operators did">
      {actions.length === 0 ? (
        <p className="text-quiet">Nothing yet. Every retry is logged here.</p>
      ) : (
        <ul>
          {actions.map(({ acted_at, action, detail, operator }) => (
            <li key={`${acted_at} ${action}`} className="border-line border-b py-2 last:border-b-0">
              <span className="block">
                {action === 'retry_failed_checks'
                  ? `Retried ${detail.checks} failed with ${detail.reason}`
                  : action}
              </span>
              <span className="block text-14 text-quiet">
                {formatDateTime(acted_at)}, <bdi>{operator ?? 'an account that is deleted'}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The server allows operators only. */
export function AdminPage() {
  return (
    <>
      <title>Operations · Keytrail</title>
      <Operations />
    </>
  )
}

function Operations() {
  const { view, reading, read } = useOperations()
  if (view.kind === 'loading') return <ScreenSkeleton label="Loading the numbers" />
  if (view.kind === 'refused')
    return (
      <EmptyState
        page
        title="For operators only"
        action={
          <ButtonLink variant="primary" href={routes.dashboard}>
            Back to Home
          </ButtonLink>
        }
      >
        Your account does not run this installation.
      </EmptyState>
    )
  if (view.kind === 'failed')
    return (
      <ErrorState
        title="Failed to load the numbers"
        action={
          <Button variant="primary" busy={reading} onClick={read}>
            Try again
          </Button>
        }
      >
        {view.offline
          ? 'You are offline. These numbers are not saved on this device. We will load them when you are back online.'
          : 'The server did not answer. If others get no answer either, check its log.'}
      </ErrorState>
    )

  const { overview, trouble } = view
  return (
    <>
      <PageHeader
        title="Operations"
        lead={`Measured ${formatDateTime(overview.measured_at)}. Totals only, nobody in particular. Days are in UTC.`}
        actions={
          <Button busy={reading} onClick={read}>
            Refresh
          </Button>
        }
      />
      {trouble && (
        <div role="status" className="mb-6">
          <Notice tone="warning">
            {trouble === 'offline' ? 'You are offline.' : 'The server did not answer.'} These are the last
            numbers we received.
          </Notice>
        </div>
      )}
      <Numbers overview={overview} onChange={read} />
    </>
  )
}

function Numbers({ overview, onChange }: { overview: Overview; onChange: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <Alarms overview={overview} />
      <KeyFigures overview={overview} />
      <div className="grid gap-6 lg:grid-cols-2">
        <TrackerPanels overview={overview} />
        <FailedChecks failed={overview.failed_checks} onRetried={onChange} />
        <RunsPanel runs={overview.runs} />
        <DailyPanels overview={overview} />
        <OperatorActions actions={overview.actions} />
      </div>
    </div>
  )
}
