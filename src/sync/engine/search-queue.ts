// Searches wait for changes, which may add their key phrases; no change waits for a search.
import { freeSearches, postponeSearches, waitingSearches } from '#src/db/outbox/outbox.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { asOnlyTab, beating } from './only-tab.ts'
import { msUntilDue, type Pushed, type PushOptions } from './push.ts'
import { maxProbeMs, msUntil } from './retry.ts'

// The minimum delay until blocked searches are checked again.
const minBehindMs = 1_000

/** Like `pushOutbox`, but for queued searches. */
export function runSearches(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlyTab('search', options.userId, async (working): Promise<Pushed> => {
    try {
      const { makeSearches } = await beating(working, () =>
        fetchPart(() => import('./make-searches.ts'), { mayReload: false }),
      )
      return await makeSearches(options, working)
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      await postponeSearches(options.userId, now().getTime() + maxProbeMs)
      return { sent: 0, obstacle: new RemoteError('offline', { cause: error }) }
    }
  })
}

/** Returns Infinity if no search is queued. */
export async function msUntilSearchIsDue(): Promise<number> {
  if ((await waitingSearches()).length === 0) return Number.POSITIVE_INFINITY
  const free = await freeSearches()
  if (free.length === 0) return Math.min(Math.max(await msUntilDue(), minBehindMs), maxProbeMs)
  const time = now().getTime()
  return Math.min(...free.map(({ next_attempt_at }) => msUntil(next_attempt_at, time)))
}
