import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { findStoredSearch, readSearch } from '#src/db/searches.ts'
import { countryOf, type SearchQuery } from '#src/domain/phrases.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { isSearchErrorCode, type SearchErrorCode } from '#src/domain/search-errors.ts'
import { runSearch } from './actions.ts'

type SearchView =
  | { kind: 'loading' }
  /** Nobody has paid for this search yet: the page was reached by its address alone. */
  | { kind: 'unpaid' }
  | { kind: 'found'; search: SearchRow }
  | { kind: 'unanswered' }
  | { kind: 'failed'; code: SearchErrorCode }

type Ended = { kind: 'unanswered' } | { kind: 'failed'; code: SearchErrorCode }

interface UseSearch {
  view: SearchView
  /** Sends the same search again after a network failure. */
  retry(): void
}

function stored(query: SearchQuery, id: string | null): Promise<SearchRow | undefined> {
  if (id) return readSearch(id)
  return findStoredSearch({
    search_type: query.type,
    search_term: query.phrase,
    country: countryOf(query),
  })
}

/**
 * The search of this page. With an id it is run unless the device already has its answer; without one the newest
 * stored answer is shown, and where there is none nothing is sent: an address that somebody else made must not
 * spend a credit.
 */
export function useSearch(query: SearchQuery, id: string | null): UseSearch {
  const [ended, setEnded] = useState<Ended | null>(null)
  const [crash, setCrash] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const { type, phrase } = query
  const country = countryOf(query)
  const search = useLiveQuery(async () => (await stored(query, id)) ?? null, [type, phrase, country, id])
  const settled = search?.state === 'done' || search?.state === 'failed'
  const toRun = search !== undefined && !settled

  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is a new object each time; its fields are listed
  useEffect(() => {
    if (!toRun || !id) return
    const controller = new AbortController()
    setEnded(null)
    runSearch({ id, query, signal: controller.signal }).then((outcome) => {
      if (controller.signal.aborted || outcome.kind === 'stored' || outcome.kind === 'aborted') return
      setEnded(outcome)
    }, setCrash)
    return () => controller.abort()
  }, [toRun, id, type, phrase, country, attempt])

  // What is neither the network's nor the server's fault belongs to the error boundary.
  if (crash) throw crash
  const view = (): SearchView => {
    if (search?.state === 'done') return { kind: 'found', search }
    if (search?.state === 'failed')
      return {
        kind: 'failed',
        code: isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal',
      }
    if (ended) return ended
    return search === null && !id ? { kind: 'unpaid' } : { kind: 'loading' }
  }
  return { view: view(), retry: () => setAttempt((count) => count + 1) }
}
