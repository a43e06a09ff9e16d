// Makes the searches that waited for a connection, one at a time: each can take half a minute. They wait for the changes,
// whose key phrases they can belong to; no change waits for them.
import { nextMutations, nextSearch, parkEntry, postponeEntry, settleEntries } from '#src/db/outbox/outbox.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { asOnlyTab, beating, type Working } from './only-tab.ts'
import type { Pushed, PushOptions } from './push.ts'
import type { QueuedEntry } from './queued-lookup.ts'
import { maxProbeMs, maxWaitMs, msUntil, outcomeOf, postponed } from './retry.ts'

/** Makes what waits, as `pushOutbox` sends. */
export function runSearches(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlyTab('search', options.userId, (working) => runAll(options, working))
}

async function runAll({ hurry, signal }: PushOptions, working: Working): Promise<Pushed> {
  const over = AbortSignal.any([signal, working.lost])
  let sent = 0
  while (!over.aborted) {
    const entry = await nextSearch()
    if (!entry || (!hurry && msUntil(entry.next_attempt_at, now().getTime()) > 0)) break
    if ((await nextMutations(1, () => true)).length > 0) break
    await working.beat()
    if (over.aborted) break
    const error = await beating(working, () => failureOf(entry, over))
    if (over.aborted) break
    if (error === null) {
      await settleEntries([entry], null)
      sent += 1
    } else if (outcomeOf(error) === 'refused') {
      await parkEntry(entry, error.code ?? error.kind)
    } else {
      const maxMs = isSilence(error) ? maxProbeMs : maxWaitMs
      await postponeEntry(entry, postponed(entry, error, hurry, maxMs))
      return { sent, obstacle: error }
    }
  }
  return { sent, obstacle: null }
}

/** Milliseconds until the next search is due; infinite when none waits. */
export async function msUntilSearchIsDue(): Promise<number> {
  const entry = await nextSearch()
  return entry ? msUntil(entry.next_attempt_at, now().getTime()) : Number.POSITIVE_INFINITY
}

async function failureOf(entry: QueuedEntry, signal: AbortSignal): Promise<RemoteError | null> {
  try {
    // Searches wait in few outboxes: what runs one is fetched then.
    const { runQueued } = await fetchPart(() => import('./queued-lookup.ts'), { mayReload: false })
    await runQueued(entry, signal)
    return null
  } catch (error) {
    // Nobody answered: it is tried again as soon as where the search itself gets no answer.
    if (error instanceof PartMissing) return new RemoteError('offline', { cause: error })
    if (error instanceof RemoteError) return error
    throw error
  }
}
