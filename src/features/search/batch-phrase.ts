import type { OutboxEntry } from '#src/db/core/schema.ts'
import type { NoResponse } from '#src/domain/search/no-response.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { isSearchErrorCode, isSettled, type SearchErrorCode } from '#src/domain/search/search-errors.ts'

/** Why a search has found nothing: the server's reason, or what came instead of an answer. */
export type Ending = SearchErrorCode | NoResponse

/** A phrase of a batch and what is known of its search. */
export interface BatchPhrase {
  place: number
  phrase: string
  id?: string | undefined
  /** With its results, once it is done. */
  search?: SearchRow | undefined
  /** It waits for a connection, or was refused after it had waited. */
  queued?: OutboxEntry | undefined
  /** How it failed. */
  ending?: Ending | undefined
}

/** Puts together what the device knows. */
export function batchPhrase({ search, ...known }: BatchPhrase): BatchPhrase {
  if (search?.state === 'done') return { ...known, search }
  if (search?.state !== 'failed') return known
  return { ...known, ending: isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal' }
}

/** What the phrases of a batch amount to: each is in exactly one of these. */
export interface BatchStanding {
  done: (BatchPhrase & { search: SearchRow })[]
  queued: (BatchPhrase & { queued: OutboxEntry })[]
  failed: (BatchPhrase & { ending: Ending })[]
  /** Not asked yet, or without an answer so far. */
  left: BatchPhrase[]
}

// These say nothing about one phrase: the batch has met a limit, and the phrase is simply left.
const limits: readonly Ending[] = ['credits_exhausted', 'plan_required', 'unauthorized']

export function standingOf(phrases: readonly BatchPhrase[]): BatchStanding {
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

/** Whether another attempt is a new search: the old one was settled and its credit given back. */
export function needsNewId(ending: Ending): boolean {
  return typeof ending === 'string' && isSettled(ending)
}
