import { asFailure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { requireProvider, type Tiktok } from '../_shared/tiktok/port.ts'
import { runTracker, type TrackerDeps } from './run-tracker.ts'

/** The most checks and look-ups that may be due without an alarm: about an hour's work for one worker. */
const backlog = 3_000

export interface TrackDeps extends EndpointDeps, Omit<TrackerDeps, 'ask' | 'suggest'> {
  secretKey: string
  tiktok: Pick<Tiktok, 'videos' | 'autocomplete'>
  sendAlerts: () => Promise<void>
  alarm: (left: number) => void
}

/** POST with the secret key. Responds with {claimed, done, failed, retried, left}. */
export const handle = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: TrackDeps) => {
  const ask = requireProvider(deps.tiktok.videos)
  const counts = await runTracker({ ...deps, ask, suggest: deps.tiktok.autocomplete })
  if (counts.left > backlog) deps.alarm(counts.left)
  if (counts.claimed > 0) {
    // If this fails, the next scheduled run sends the alerts.
    await deps.sendAlerts().catch((error: unknown) => deps.log(asFailure(error)))
  }
  return { ...counts }
})
