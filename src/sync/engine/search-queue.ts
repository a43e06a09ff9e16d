// When the searches that waited for a connection are made. They wait for the changes, whose key phrases they can belong
// to; no change waits for them.
import { postponeSearches, waitingSearches } from '#src/db/outbox/outbox.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { freeSearches } from './free-searches.ts'
import { asOnlyTab, beating } from './only-tab.ts'
import { msUntilDue, type Pushed, type PushOptions } from './push.ts'
import { maxProbeMs, msUntil } from './retry.ts'

// How often those behind changes look whether these have gone; not more often than that.
const minBehindMs = 1_000

/** Makes what waits, as `pushOutbox` sends. */
export function runSearches(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlyTab('search', options.userId, async (working): Promise<Pushed> => {
    try {
      // Searches wait in few outboxes: what makes them is fetched then.
      const { makeSearches } = await beating(working, () =>
        fetchPart(() => import('./make-searches.ts'), { mayReload: false }),
      )
      return await makeSearches(options, working)
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      // Nobody answered: it is tried again as soon as where a search itself gets no answer.
      await postponeSearches(options.userId, now().getTime() + maxProbeMs)
      return { sent: 0, obstacle: new RemoteError('offline', { cause: error }) }
    }
  })
}

/** Milliseconds until it is worth looking for a search to make; infinite when none waits. */
export async function msUntilSearchIsDue(): Promise<number> {
  if ((await waitingSearches()).length === 0) return Number.POSITIVE_INFINITY
  const free = await freeSearches()
  if (free.length === 0) return Math.min(Math.max(await msUntilDue(), minBehindMs), maxProbeMs)
  const time = now().getTime()
  return Math.min(...free.map(({ next_attempt_at }) => msUntil(next_attempt_at, time)))
}
