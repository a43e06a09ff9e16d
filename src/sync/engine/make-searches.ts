// Runs queued searches one at a time; each can take half a minute.
import { forgetFact } from '#src/db/core/metadata.ts'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import {
  discardEntry,
  freeSearches,
  parkEntry,
  postponeEntry,
  postponeSearches,
  settleEntries,
} from '#src/db/outbox/outbox.ts'
import { findStoredSearch } from '#src/db/reads/searches.ts'
import { storeCheckFailure } from '#src/db/writes/checks.ts'
import { beginQueued } from '#src/db/writes/queued-searches.ts'
import { isSearchErrorCode, isSettled } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { fetchCheck } from '../lookups/fetch-check.ts'
import { fetchSearch, keepFailure } from '../lookups/fetch-search.ts'
import { beating, type Working } from './only-tab.ts'
import type { Pushed, PushOptions } from './push.ts'
import { classifyFailure, maxProbeMs, maxWaitMs, msUntil, postponed } from './retry.ts'

/** Runs the `freeSearches` that are due, or all if `hurry`. Continues if a failure concerns only one search. */
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
    if (await isAnswered(entry)) {
      await discardEntry(entry)
      continue
    }
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

/** Whether the same search, queued twice or run elsewhere, has been answered since this one was queued. */
async function isAnswered({ payload, created_at }: QueuedEntry): Promise<boolean> {
  const { id, search_type } = payload
  if (search_type === 'search_results_check') return false
  const stored = await findStoredSearch({ ...payload, search_type })
  return stored !== undefined && stored.id !== id && stored.searched_at >= created_at
}

/** Whether the failure concerns only this search, so that the next one may succeed. */
function isOwn({ kind, code }: RemoteError): boolean {
  return kind === 'unreadable' || (kind === 'server' && code !== 'busy' && isSearchErrorCode(code))
}

/**
 * Runs a queued search or check under its own id, so that a retry is not charged again. Stores a final
 * failure (`isSettled`), unless the check already has pages. Returns any other RemoteError. Throws NotKept
 * or StorageFull.
 */
export async function trySearch(
  { payload, user_id }: QueuedEntry,
  signal: AbortSignal,
): Promise<RemoteError | null> {
  const { id, search_type, search_term, country } = payload
  const search = search_type !== 'search_results_check' && { ...payload, search_type }
  try {
    await (search ? fetchSearch(search, { userId: user_id, signal }) : fetchCheck(payload, signal))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    const { code } = error
    if (!isSearchErrorCode(code) || !isSettled(code) || signal.aborted) return error
    if (search) await keepFailure(search, user_id, code)
    else await storeCheckFailure({ id, user_id, search_term, country }, code)
  }
  return null
}
