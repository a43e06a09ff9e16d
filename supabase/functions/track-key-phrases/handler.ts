import { asFailure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { requireProvider, type Tiktok } from '../_shared/tiktok/port.ts'
import { runTracker, type TrackerDeps } from './run-tracker.ts'

/** So many that are due after a run are more than an hour of one worker's. */
const backlog = 3_000

export interface TrackDeps extends EndpointDeps, Omit<TrackerDeps, 'ask'> {
  secretKey: string
  tiktok: Pick<Tiktok, 'videos'>
  /** Has the alerts of this run sent. */
  sendAlerts: () => Promise<void>
  /** Tells the operator that key phrases wait. */
  alarm: (left: number) => void
}

/** Runs the due daily checks: POST with the secret key. Responds with {claimed, done, failed, retried, left}. */
export const handle = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: TrackDeps) => {
  const ask = requireProvider(deps.tiktok.videos)
  const counts = await runTracker({ ...deps, ask })
  if (counts.left > backlog) deps.alarm(counts.left)
  if (counts.claimed > 0) {
    // The next run of the schedule sends what this one could not.
    await deps.sendAlerts().catch((error: unknown) => deps.log(asFailure(error)))
  }
  return { ...counts }
})
