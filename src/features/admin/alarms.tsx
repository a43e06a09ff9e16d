import {
  type Alarm,
  findAlarms,
  type Overview,
  providerFailures,
  sumMetric,
} from '#src/domain/shell/operations.ts'
import { counted, formatDateTime } from '#src/lib/format.ts'
import { Notice } from '#src/ui/layout/notice.tsx'

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

export function Alarms({ overview }: { overview: Overview }) {
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
