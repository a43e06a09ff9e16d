import { complain } from '../_shared/complain.ts'
import { searchParts } from '../_shared/search-deps.ts'
import { serve } from '../_shared/serve.ts'
import { timedFetch } from '../_shared/timed-fetch.ts'
import { handle } from './handler.ts'
import { createTrackerQueue } from './tracker-queue.ts'

const sendTimeoutMs = 10_000

const parts = searchParts()
const { SUPABASE_URL, SUPABASE_SECRET_KEY } = parts.env
const send = timedFetch(fetch, sendTimeoutMs)

const deps = {
  ...parts,
  secretKey: SUPABASE_SECRET_KEY,
  queue: createTrackerQueue(parts.call),
  clock: () => performance.now(),
  alarm: (left: number) =>
    complain({
      code: 'tracker_backlog',
      detail: `${left} key phrases wait: raise private.settings.tracker_workers`,
    }),
  sendAlerts: async () => {
    const answer = await send(`${SUPABASE_URL}/functions/v1/send-alerts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SUPABASE_SECRET_KEY}` },
    })
    await answer.body?.cancel()
  },
}

serve((request) => handle(request, deps))
