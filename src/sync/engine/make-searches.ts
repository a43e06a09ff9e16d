// Runs queued searches one at a time; each can take half a minute.
import { forgetFact } from '#src/db/core/metadata.ts'
import { parkEntry, postponeEntry, postponeSearches, settleEntries } from '#src/db/outbox/outbox.ts'
import { beginQueued } from '#src/db/writes/queued-searches.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { freeSearches } from './free-searches.ts'
import { beating, type Working } from './only-tab.ts'
import type { Pushed, PushOptions } from './push.ts'
import { type QueuedEntry, runQueued } from './queued-lookup.ts'
import { classifyFailure, maxProbeMs, maxWaitMs, msUntil, postponed } from './retry.ts'

/**
 * Runs the `freeSearches` that are due, or all of them with `hurry`. A failure specific to one search does not block
 * the next.
 */
export async function makeSearches(
  { hurry, signal, userId }: PushOptions,
  working: Working,
): Promise<Pushed> {
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
    if (!(await beginQueued(entry))) continue
    const error = await beating(working, () => trySearch(entry, over))
    await forgetFact('making')
    if (over.aborted) break
    if (error === null) {
      await settleEntries([entry], null)
      sent += 1
    } else if (classifyFailure(error) === 'refused') {
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

/** Whether the failure concerns this search only, so that the server may run others. */
function isOwn({ kind, code }: RemoteError): boolean {
  return kind === 'unreadable' || (kind === 'server' && code !== 'busy' && isSearchErrorCode(code))
}

async function trySearch(entry: QueuedEntry, signal: AbortSignal): Promise<RemoteError | null> {
  try {
    await runQueued(entry, signal)
    return null
  } catch (error) {
    if (error instanceof RemoteError) return error
    throw error
  }
}
