import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { logFailure } from '../_shared/log/log-failure.ts'
import { tiktokDeps } from '../_shared/search/deps.ts'
import { handle } from './handler.ts'
import { createTrackerQueue } from './tracker-queue.ts'

const sendTimeoutMs = 10_000

const deps = tiktokDeps()
const send = timedFetch(fetch, sendTimeoutMs)

serve(handle, {
  ...deps,
  queue: createTrackerQueue(deps.call),
  alarm: (left: number) =>
    logFailure({
      code: 'tracker_backlog',
      detail: `${left} key phrases are still due: raise private.settings.tracker_workers`,
    }),
  sendAlerts: async () => {
    const response = await send(`${deps.supabaseUrl}/functions/v1/send-alerts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${deps.secretKey}` },
    })
    await response.body?.cancel()
  },
})
