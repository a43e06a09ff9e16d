import type { QueuedEntry } from '#src/db/core/schema.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import {
  isSettled,
  type NoResponse,
  type SearchErrorCode,
  settledCode,
} from '#src/domain/search/search-errors.ts'

export type Ending = SearchErrorCode | NoResponse

export interface BatchPhrase {
  place: number
  phrase: string
  id?: string | undefined
  search?: SearchRow | undefined
  queued?: QueuedEntry | undefined
  ending?: Ending | undefined
}

export function batchPhrase({ search, ...known }: BatchPhrase): BatchPhrase {
  if (search?.state === 'done') return { ...known, search }
  return search?.state === 'failed' ? { ...known, ending: settledCode(search.failure_code) } : known
}

/** Each phrase is in exactly one list. */
export interface BatchStanding {
  done: (BatchPhrase & { search: SearchRow })[]
  queued: (BatchPhrase & { queued: QueuedEntry })[]
  failed: (BatchPhrase & { ending: Ending })[]
  /** Phrases that have no outcome yet, or that ended with an error in `limits`. */
  left: BatchPhrase[]
}

// These errors end the whole batch, so a phrase with one of them counts as left rather than failed.
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

/** True after a final error. After any other error, a retry with the same id avoids a second charge. */
export function needsNewId(ending: Ending): boolean {
  return typeof ending === 'string' && isSettled(ending)
}
