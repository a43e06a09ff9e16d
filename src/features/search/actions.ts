import { readQueued } from '#src/db/reads/queued-searches.ts'
import { readSearches } from '#src/db/reads/searches.ts'
import { requestPersistence } from '#src/db/space/disk-quota.ts'
import { endsAll, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { type SearchQuery, searchFields, searchQuery } from '#src/domain/search/phrases.ts'
import type { SuggestionSearch } from '#src/domain/search/rows.ts'
import { inGroups, runPool } from '#src/lib/groups.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { fetchSearch, fetchTogether } from '#src/sync/lookups/fetch-search.ts'
import { lookUp, runLookup } from '#src/sync/lookups/run-lookup.ts'

// Browsers open six connections to a host over HTTP/1.1; a batch leaves one for other requests.
const batchWidth = 5
// Searches per request to tiktok-batch (at most eight) if a batch has more than `batchWidth` searches.
const searchesPerCall = 2

interface SearchRequest {
  /** Becomes the id of the history row. The server charges for an id only once. */
  id: string
  query: SearchQuery
  signal: AbortSignal
}

/** Queues the search if there is no response. */
export async function runSearch({ id, query, signal }: SearchRequest): Promise<LookupOutcome> {
  const session = currentSession()
  if (session === null) return { kind: 'failed', code: 'unauthorized', stored: 0 }
  const caller = { userId: session.userId, signal }
  const queued = { id, ...searchFields(query), pages: null }
  return runLookup({ queued, fetch: () => fetchSearch(queued, caller) }, caller)
}

interface BatchRequest {
  batch: SearchBatch
  ids: readonly string[]
  /** The indexes of the phrases to run. Searches that have ended or are queued are skipped. */
  places: readonly number[]
  /** Once aborted, no further searches start; those in flight are paid for, so they finish. */
  stop: AbortSignal
  /** Aborted when the user leaves the screen; cancels all requests. */
  leave: AbortSignal
  onEnded(id: string, outcome: LookupOutcome): void
}

/** Ends early if a search fails for a reason that applies to all searches, such as spent credits. */
export async function runBatch({ batch, ids, places, stop, leave, onEnded }: BatchRequest): Promise<void> {
  const session = currentSession()
  if (session === null) return
  const caller = { userId: session.userId, signal: leave }
  const over = new AbortController()
  const [known, queued] = await Promise.all([readSearches(ids), readQueued(ids)])
  const searches = places.flatMap((place): SuggestionSearch[] => {
    const [id, phrase] = [ids[place], batch.phrases[place]]
    if (id === undefined || phrase === undefined) return []
    const state = known[place]?.state
    if (queued.has(id) || state === 'done' || state === 'failed') return []
    return [{ id, ...searchFields(searchQuery(batch.type, phrase, batch.country)), pages: null }]
  })
  const tell = (id: string, outcome: LookupOutcome) => {
    if (endsAll(outcome)) over.abort()
    onEnded(id, outcome)
  }
  const work = (group: readonly SuggestionSearch[]) => runTogether(group, caller, tell)
  const groups = inGroups(searches, searches.length > batchWidth ? searchesPerCall : 1)
  try {
    await runPool(groups, batchWidth, work, AbortSignal.any([stop, leave, over.signal]))
  } finally {
    // If a search throws, the others must stop.
    over.abort()
    requestPersistence()
    kickSync()
  }
}

async function runTogether(
  searches: readonly SuggestionSearch[],
  caller: Caller,
  onEnded: (id: string, outcome: LookupOutcome) => void,
): Promise<void> {
  const fetchAlone = (search: SuggestionSearch) => fetchSearch(search, caller)
  const fetchFirst = searches.length > 1 ? fetchTogether(searches, caller) : fetchAlone
  const run = async (search: SuggestionSearch) => {
    const fetch = (tries: number) => (tries === 0 ? fetchFirst : fetchAlone)(search)
    onEnded(search.id, await lookUp({ queued: search, fetch }, caller))
  }
  await Promise.all(searches.map(run))
}
