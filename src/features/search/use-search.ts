import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { findStoredSearch, readSearch } from '#src/db/reads/searches.ts'
import { type SearchQuery, searchFields } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { type NoResponse, type SearchErrorCode, settledCode } from '#src/domain/search/search-errors.ts'
import { runSearch } from './actions.ts'
import type { SearchVisit } from './search-visit.ts'

type SearchView =
  | { kind: 'loading' }
  /** The page was opened directly by its URL, and no results are stored. */
  | { kind: 'unpaid' }
  | { kind: 'found'; search: SearchRow }
  | { kind: 'queued'; entry: QueuedEntry }
  /** The search was queued and then cancelled, here or in another tab. */
  | { kind: 'cancelled' }
  | Ended

type Ended = { kind: 'unanswered'; answer: NoResponse } | { kind: 'failed'; code: SearchErrorCode }

async function readKnown(query: SearchQuery, id: string | null) {
  const search = id ? await readSearch(id) : await findStoredSearch(searchFields(query))
  const queued = id ? (await readQueued([id])).get(id) : undefined
  return { search: search ?? null, queued: queued ?? null }
}

/**
 * With an id, the search runs, unless its outcome is stored or it has ever been queued. Without an id,
 * nothing is sent, because a shared address must not spend a credit.
 */
export function useSearch(query: SearchQuery, visit: SearchVisit | null, onWaiting: () => void) {
  const id = visit?.searchId ?? null
  const [ended, setEnded] = useState<Ended | null>(null)
  const [crash, setCrash] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const { type, phrase } = query
  const { country } = searchFields(query)
  const known = useLiveQuery(() => readKnown(query, id), [type, phrase, country, id])
  const { search, queued } = known ?? { search: null, queued: null }
  const settled = search?.state === 'done' || search?.state === 'failed'
  // Only the outbox runs a queued search: if the user cancels it, back navigation must not run it again.
  const hasWaited = visit?.waited ?? false
  const isFirstSeenWaiting = queued !== null && !hasWaited
  const tellWaiting = useEffectEvent(onWaiting)
  useEffect(() => {
    if (isFirstSeenWaiting) tellWaiting()
  }, [isFirstSeenWaiting])
  const toRun = known !== undefined && !settled && !queued && !hasWaited

  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is a new object each time; its fields are listed
  useEffect(() => {
    if (!toRun || !id) return
    const controller = new AbortController()
    setEnded(null)
    runSearch({ id, query, signal: controller.signal }).then((outcome) => {
      if (controller.signal.aborted) return
      if (outcome.kind === 'unanswered' || outcome.kind === 'failed') setEnded(outcome)
    }, setCrash)
    return () => controller.abort()
  }, [toRun, id, type, phrase, country, attempt])

  if (crash) throw crash
  const view = (): SearchView => {
    if (search?.state === 'done') return { kind: 'found', search }
    if (search?.state === 'failed') return { kind: 'failed', code: settledCode(search.failure_code) }
    if (queued) return { kind: 'queued', entry: queued }
    if (hasWaited && known && !search) return { kind: 'cancelled' }
    if (ended) return ended
    return known && !search && !id ? { kind: 'unpaid' } : { kind: 'loading' }
  }
  return {
    view: view(),
    /** Sends the same search again, under the same id, after a failure that is not final. */
    retry: () => setAttempt((count) => count + 1),
  }
}
