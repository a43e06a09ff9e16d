import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { findStoredSearch, readSearch } from '#src/db/reads/searches.ts'
import { isFailure, type LookupFailure } from '#src/domain/search/outcomes.ts'
import { type SearchQuery, searchFields } from '#src/domain/search/phrases.ts'
import { settledCode } from '#src/domain/search/search-errors.ts'
import { runSearch } from './actions.ts'
import type { SearchVisit } from './search-visit.ts'

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
  const [ended, setEnded] = useState<LookupFailure | null>(null)
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
      if (!controller.signal.aborted && isFailure(outcome)) setEnded(outcome)
    }, setCrash)
    return () => controller.abort()
  }, [toRun, id, type, phrase, country, attempt])

  if (crash) throw crash
  const view = () => {
    if (search?.state === 'done') return { kind: 'found', search } as const
    if (search?.state === 'failed') return { kind: 'failed', code: settledCode(search.failure_code) } as const
    if (queued) return { kind: 'queued', entry: queued } as const
    // The search was queued and then cancelled, here or in another tab.
    if (hasWaited && known && !search) return { kind: 'cancelled' } as const
    if (ended) return ended
    // Without an id, the page was opened directly by its URL, or its search was cancelled.
    return { kind: known && !search && !id ? 'unpaid' : 'loading' } as const
  }
  return {
    view: view(),
    /** Sends the same search again, under the same id, after a failure that is not final. */
    retry: () => setAttempt((count) => count + 1),
  }
}
