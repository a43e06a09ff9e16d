import type { OutboxEntry } from '#src/db/core/schema.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import {
  isSearchErrorCode,
  isSettled,
  type NoResponse,
  type SearchErrorCode,
} from '#src/domain/search/search-errors.ts'

/** Why a search has no results: the server's reason, or an unusable response. */
export type Ending = SearchErrorCode | NoResponse

/** A phrase of a batch with the state of its search. */
export interface BatchPhrase {
  place: number
  phrase: string
  id?: string | undefined
  /** The completed search with its results. */
  search?: SearchRow | undefined
  /** The outbox entry, if the search is queued or was rejected. */
  queued?: OutboxEntry | undefined
  /** Why the search failed. */
  ending?: Ending | undefined
}

/** Combines the facts about a phrase; the search counts only once it is settled. */
export function batchPhrase({ search, ...known }: BatchPhrase): BatchPhrase {
  if (search?.state === 'done') return { ...known, search }
  if (search?.state !== 'failed') return known
  return { ...known, ending: isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal' }
}

/** The phrases of a batch by state, each in exactly one list. */
export interface BatchStanding {
  done: (BatchPhrase & { search: SearchRow })[]
  queued: (BatchPhrase & { queued: OutboxEntry })[]
  failed: (BatchPhrase & { ending: Ending })[]
  /** Not requested yet, or without a response. */
  left: BatchPhrase[]
}

// These errors concern the whole batch, so the phrase counts as left instead of failed.
const limits: readonly Ending[] = ['credits_exhausted', 'plan_required', 'unauthorized']

export function groupPhrases(phrases: readonly BatchPhrase[]): BatchStanding {
  const standing: BatchStanding = { done: [], queued: [], failed: [], left: [] }
  for (const phrase of phrases) {
    const { search, queued, ending } = phrase
    if (search) standing.done.push({ ...phrase, search })
    else if (queued) standing.queued.push({ ...phrase, queued })
    else if (ending && !limits.includes(ending)) standing.failed.push({ ...phrase, ending })
    else standing.left.push(phrase)
  }
  return standing
}

/** Whether a retry must be a new search, because the old search was settled and refunded. */
export function needsNewId(ending: Ending): boolean {
  return typeof ending === 'string' && isSettled(ending)
}
