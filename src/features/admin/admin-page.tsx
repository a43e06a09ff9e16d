import {
  type Alarm,
  findAlarms,
  type Overview,
  providerFailures,
  sumMetric,
} from '#src/domain/shell/operations.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { counted, formatDateTime, formatWhole } from '#src/lib/format.ts'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { readOperations } from './actions.ts'
import { FailedChecks } from './failed-checks.tsx'
import { KeyFigures } from './key-figures.tsx'
import { dailyCharts, OperationsChart, trackerCharts } from './operations-charts.tsx'

type Run = Overview['runs'][number]

const amount = (id: 'claimed' | 'done' | 'failed' | 'retried', header: string): Column<Run> => ({
  id,
  header,
  align: 'end',
  cell: (run) => formatWhole(run[id]),
})

const runColumns: readonly Column<Run>[] = [
  { id: 'started', header: 'Started', primary: true, cell: (run) => formatDateTime(run.started_at) },
  {
    id: 'seconds',
    header: 'Took',
    align: 'end',
    cell: ({ seconds }) => (seconds === null ? 'not finished' : `${Math.round(seconds)} s`),
  },
  amount('claimed', 'Claimed'),
  amount('done', 'Done'),
  amount('failed', 'Failed'),
  amount('retried', 'To be retried'),
]

function minutes(seconds: number | null): string {
  return counted(Math.round((seconds ?? 0) / 60), 'minute')
}

function describeAlarm(alarm: Alarm, { metrics }: Overview): string {
  const of = (name: string) => sumMetric(metrics, name)
  switch (alarm) {
    case 'no_runs':
      return `The tracker has not run for ${minutes(of('tracker_last_run_age_seconds'))}. Its scheduled job is not calling it.`
    case 'old_backlog':
      return `A key phrase has been waiting for ${minutes(of('tracker_backlog_age_seconds'))}. More workers are needed, or the provider is slow.`
    case 'growing_backlog':
      return `${counted(of('tracker_backlog_change_last_hour') ?? 0, 'key phrase')} more are waiting than an hour ago.`
    case 'provider_fails': {
      const { failed, of: searches } = providerFailures(metrics)
      return `The provider failed ${counted(failed, 'time')} in ${counted(searches, 'search', 'searches')} today.`
    }
  }
}

function Alarms({ overview }: { overview: Overview }) {
  const { paused_until } = overview
  const alarms = findAlarms(overview.metrics)
  if (alarms.length === 0 && paused_until === null) return null
  return (
    <ul className="flex flex-col gap-3">
      {alarms.map((alarm) => (
        <li key={alarm}>
          <Notice tone="bad">{describeAlarm(alarm, overview)}</Notice>
        </li>
      ))}
      {paused_until !== null && (
        <li>
          <Notice tone="warning">
            The provider asked for a pause, so the tracker waits until {formatDateTime(paused_until)}.
          </Notice>
        </li>
      )}
    </ul>
  )
}

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

/** Does not check whether the user is an operator: the server returns the figures to operators only. */
export function AdminPage() {
  return (
    <>
      <title>Operations · Keytrail</title>
      <Operations />
    </>
  )
}

function Operations() {
  const { value: overview, failure, busy, reload } = useLoaded(readOperations)
  const isOffline = failure?.kind === 'offline'

  if (!overview && !failure) return <ScreenSkeleton label="Loading the numbers" />
  if (overview === 'refused')
    return (
      <EmptyWithLink page title="For operators only" href={routes.dashboard} link="Back to Home">
        Your account does not run this installation.
      </EmptyWithLink>
    )
  if (!overview)
    return (
      <ErrorState title="Failed to load the numbers" trying={busy} onRetry={reload}>
        {isOffline
          ? 'You are offline. These numbers are not saved on this device. We will load them when you are back online.'
          : 'The server did not answer. If others get no answer either, check its log.'}
      </ErrorState>
    )

  return (
    <>
      <PageHeader
        title="Operations"
        lead={`Measured ${formatDateTime(overview.measured_at)}. Totals only, nobody in particular. Days are in UTC.`}
        actions={
          <Button busy={busy} onClick={reload}>
            Refresh
          </Button>
        }
      />
      {failure && (
        <div role="status" className="mb-6">
          <Notice tone="warning">
            {isOffline ? 'You are offline.' : 'The server did not answer.'} These are the last numbers we
            received.
          </Notice>
        </div>
      )}
      <div className="flex flex-col gap-6">
        <Alarms overview={overview} />
        <KeyFigures overview={overview} />
        <div className="grid gap-6 lg:grid-cols-2">
          {trackerCharts.map((subject) => (
            <OperationsChart key={subject.title} subject={subject} overview={overview} />
          ))}
          <FailedChecks overview={overview} onRetried={reload} />
          <Panel title="Last runs of the tracker">
            <DataTable
              caption="Last runs of the tracker"
              columns={runColumns}
              rows={overview.runs}
              rowKey={({ started_at }) => started_at}
              empty={<p className="text-quiet">The tracker has not run yet.</p>}
            />
          </Panel>
          {dailyCharts.map((subject) => (
            <OperationsChart key={subject.title} subject={subject} overview={overview} />
          ))}
          <OperatorActions actions={overview.actions} />
        </div>
      </div>
    </>
  )
}
