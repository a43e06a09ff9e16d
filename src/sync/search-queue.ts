// Makes the searches that waited for a connection, one at a time: each can take half a minute. They wait for the changes,
// whose key phrases they can belong to; no change waits for them.
import {
  nextMutations,
  parkEntry,
  postponeEntry,
  postponeSearches,
  settleEntries,
  type WaitingSearch,
  waitingSearches,
} from '#src/db/outbox/outbox.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { asOnlyTab, beating, type Working } from './only-tab.ts'
import { msUntilDue, type Pushed, type PushOptions } from './push.ts'
import type { QueuedEntry } from './queued-lookup.ts'
import { maxProbeMs, maxWaitMs, msUntil, outcomeOf, postponed } from './retry.ts'

// How often those behind changes look whether these have gone.
const minBehindMs = 1_000
const maxBehindMs = 5_000

/** Makes what waits, as `pushOutbox` sends. */
export function runSearches(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlyTab('search', options.userId, (working) => runAll(options, working))
}

async function runAll({ hurry, signal, userId }: PushOptions, working: Working): Promise<Pushed> {
  const over = AbortSignal.any([signal, working.lost])
  const tried = new Set<string>()
  let sent = 0
  let obstacle: RemoteError | null = null
  while (!over.aborted) {
    const entry = (await freeSearches()).find(
      ({ id, next_attempt_at }) =>
        !tried.has(id) && (hurry || msUntil(next_attempt_at, now().getTime()) === 0),
    )
    if (!entry) break
    tried.add(entry.id)
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
      obstacle ??= error
      const wait = postponed(entry, error, hurry, isSilence(error) ? maxProbeMs : maxWaitMs)
      await postponeEntry(entry, wait)
      if (isOwn(error)) continue
      await postponeSearches(userId, wait.next_attempt_at)
      break
    }
  }
  return { sent, obstacle }
}

/** Whether the server has answered this one search so, and may well make another. */
function isOwn({ kind, code }: RemoteError): boolean {
  return kind === 'unreadable' || (kind === 'server' && isSearchErrorCode(code))
}

/**
 * The searches that no change holds, oldest first. Changes that were never sent hold all; one that the server stumbles
 * over may take a day, and holds only what is asked for the key phrase that it adds.
 */
async function freeSearches(): Promise<WaitingSearch[]> {
  const searches = await waitingSearches()
  if (searches.length === 0 || (await nextMutations(1, ({ attempts }) => attempts === 0)).length > 0)
    return []
  const changes = await nextMutations(Number.POSITIVE_INFINITY, () => true)
  return searches.filter(
    ({ payload: { search_term, country } }) =>
      !changes.some(
        ({ kind, payload }) =>
          kind === 'add_key_phrase' && payload.keyword === search_term && payload.country === country,
      ),
  )
}

/** Milliseconds until it is worth looking for a search to make; infinite when none waits. */
export async function msUntilSearchIsDue(): Promise<number> {
  if ((await waitingSearches()).length === 0) return Number.POSITIVE_INFINITY
  const free = await freeSearches()
  if (free.length === 0) return Math.min(Math.max(await msUntilDue(), minBehindMs), maxBehindMs)
  const time = now().getTime()
  return Math.min(...free.map(({ next_attempt_at }) => msUntil(next_attempt_at, time)))
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
