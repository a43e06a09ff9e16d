import { requestPersistence } from '#src/db/core/persistence.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { readSearches } from '#src/db/reads/searches.ts'
import type { SearchOutcome } from '#src/domain/search/outcomes.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { countryOf, type SearchQuery } from '#src/domain/search/phrases.ts'
import { searchErrors } from '#src/domain/search/search-errors.ts'
import { inGroups } from '#src/lib/in-groups.ts'
import { runPool } from '#src/lib/run-pool.ts'
import { currentSession } from '#src/state/session.ts'
import { kickSync } from '#src/sync/engine.ts'
import type { SuggestionSearch } from '#src/sync/fetch-search.ts'
import { makeSearch, makeSearches } from '#src/sync/make-search.ts'

/** Calls of a batch that run at a time: of the six connections that HTTP/1.1 has to a host, one is left for the rest. */
const batchWidth = 5
/** Searches of a call where there are more than calls; tiktok-batch takes eight. */
const searchesPerCall = 2

interface SearchRequest {
  /** Becomes the id of the history row and pays once, however often it is sent. */
  id: string
  query: SearchQuery
  signal: AbortSignal
}

/** Makes a search and keeps what it found; without a network it is queued. The same id never charges twice. */
export async function runSearch({ id, query, signal }: SearchRequest): Promise<SearchOutcome> {
  const session = currentSession()
  if (session.status === 'signed-out') return { kind: 'failed', code: 'unauthorized' }
  const { type: search_type, phrase: search_term } = query
  const question = { search_term, search_type, country: countryOf(query) }
  const outcome = await makeSearch({ id, user_id: session.userId, ...question }, signal)
  if (outcome.kind === 'stored') requestPersistence()
  if (outcome.kind === 'stored' || outcome.kind === 'failed') kickSync()
  return outcome
}

interface BatchRequest {
  batch: SearchBatch
  /** Of all phrases, by their place. */
  ids: readonly string[]
  /** The places to run. Those that have settled or are queued cost nothing again. */
  places: readonly number[]
  /** Starts no further search; those under way are paid for and come home. */
  stop: AbortSignal
  /** Hangs up on all of them: the screen was left. */
  leave: AbortSignal
  onEnded(id: string, outcome: SearchOutcome): void
}

/** Whether every further search would end like this one. */
function endsBatch(outcome: SearchOutcome): boolean {
  if (outcome.kind !== 'failed') return false
  return searchErrors[outcome.code].fault === 'plan' || outcome.code === 'unauthorized'
}

/** Runs searches of a batch, several at a time, until all have ended or the allowance has. */
export async function runBatch({ batch, ids, places, stop, leave, onEnded }: BatchRequest): Promise<void> {
  const session = currentSession()
  if (session.status === 'signed-out') return
  const over = new AbortController()
  const [known, queued] = await Promise.all([readSearches(ids), readQueued(ids)])
  const searches = places.flatMap((place): SuggestionSearch[] => {
    const [id, search_term] = [ids[place], batch.phrases[place]]
    if (id === undefined || search_term === undefined) return []
    const state = known[place]?.state
    if (queued.has(id) || state === 'done' || state === 'failed') return []
    return [{ id, user_id: session.userId, search_term, search_type: batch.type, country: batch.country }]
  })
  const tell = (id: string, outcome: SearchOutcome) => {
    if (endsBatch(outcome)) over.abort()
    onEnded(id, outcome)
  }
  const caller = { userId: session.userId, signal: leave }
  const work = (group: readonly SuggestionSearch[]) => makeSearches(group, caller, tell)
  const groups = inGroups(searches, searches.length > batchWidth ? searchesPerCall : 1)
  try {
    await runPool(groups, batchWidth, work, AbortSignal.any([stop, leave, over.signal]))
  } finally {
    // Where one of them has crashed the others must not go on.
    over.abort()
    requestPersistence()
    kickSync()
  }
}
