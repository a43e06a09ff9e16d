import type { OutboxEntry } from '#src/db/core/schema.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import {
  isSearchErrorCode,
  isSettled,
  type NoResponse,
  type SearchErrorCode,
} from '#src/domain/search/search-errors.ts'

export type Ending = SearchErrorCode | NoResponse

export interface BatchPhrase {
  place: number
  phrase: string
  id?: string | undefined
  search?: SearchRow | undefined
  queued?: OutboxEntry | undefined
  ending?: Ending | undefined
}

export function batchPhrase({ search, ...known }: BatchPhrase): BatchPhrase {
  if (search?.state === 'done') return { ...known, search }
  if (search?.state !== 'failed') return known
  return { ...known, ending: isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal' }
}

/** Each phrase is in exactly one list. */
export interface BatchStanding {
  done: (BatchPhrase & { search: SearchRow })[]
  queued: (BatchPhrase & { queued: OutboxEntry })[]
  failed: (BatchPhrase & { ending: Ending })[]
  /** Phrases that have no outcome yet, or that ended with an error in `limits`. */
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
