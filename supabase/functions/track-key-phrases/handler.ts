import { requireProvider } from '../_shared/answer-get.ts'
import { answerServerCall, type ServerCallDeps } from '../_shared/answer-server-call.ts'
import { asSearchFailure } from '../_shared/search-failure.ts'
import type { Tiktok } from '../_shared/tiktok/port.ts'
import { runTracker, type TrackerDeps } from './run-tracker.ts'

/** So many that are due after a run are more than an hour of one worker's. */
const backlog = 3_000

export interface TrackDeps extends ServerCallDeps, Omit<TrackerDeps, 'ask'> {
  tiktok: Pick<Tiktok, 'videos'>
  /** Has the alerts of this run sent. */
  sendAlerts: () => Promise<void>
  /** Tells the operator that key phrases wait. */
  alarm: (left: number) => void
}

/** Runs the due daily checks: POST with the secret key. Answers {claimed, done, failed, retried, left}. */
export function handle(request: Request, deps: TrackDeps): Promise<Response> {
  return answerServerCall(request, deps, async () => {
    const ask = requireProvider(deps.tiktok.videos)
    const counts = await runTracker({ ...deps, ask })
    if (counts.left > backlog) deps.alarm(counts.left)
    if (counts.claimed > 0) {
      // The next run of the schedule sends what this one could not.
      await deps.sendAlerts().catch((error: unknown) => deps.log(asSearchFailure(error), null))
    }
    return { ...counts }
  })
}
