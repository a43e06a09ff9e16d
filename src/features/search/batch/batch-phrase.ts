import type { QueuedEntry } from '#src/db/core/schema.ts'
import { endsAll, type LookupFailure } from '#src/domain/search/outcomes.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { settledCode } from '#src/domain/search/search-errors.ts'

export interface BatchPhrase {
  place: number
  phrase: string
  id?: string | undefined
  search?: SearchRow | undefined
  queued?: QueuedEntry | undefined
  ending?: LookupFailure | undefined
}

export function batchPhrase({ search, ...known }: BatchPhrase): BatchPhrase {
  if (search?.state === 'done') return { ...known, search }
  if (search?.state !== 'failed') return known
  return { ...known, ending: { kind: 'failed', code: settledCode(search.failure_code), stored: 0 } }
}

/** Each phrase is in exactly one list. */
export interface BatchStanding {
  done: (BatchPhrase & { search: SearchRow })[]
  queued: (BatchPhrase & { queued: QueuedEntry })[]
  failed: (BatchPhrase & { ending: LookupFailure })[]
  /** Phrases that have no outcome yet, or whose failure ended the whole batch. */
  left: BatchPhrase[]
}

export function groupPhrases(phrases: readonly BatchPhrase[]): BatchStanding {
  const standing: BatchStanding = { done: [], queued: [], failed: [], left: [] }
  for (const phrase of phrases) {
    const { search, queued, ending } = phrase
    if (search) standing.done.push({ ...phrase, search })
    else if (queued) standing.queued.push({ ...phrase, queued })
    else if (ending && !endsAll(ending)) standing.failed.push({ ...phrase, ending })
    else standing.left.push(phrase)
  }
  return standing
}
