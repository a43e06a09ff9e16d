import type { CheckRow } from '../ranking/rows.ts'
import type { QueuedSearch } from './rows.ts'

export interface CheckQuestion extends Pick<QueuedSearch, 'id' | 'search_term' | 'country' | 'pages'> {
  keyword_id?: string
  /** How many times a later page failed for good. A failure is stored by key, so a retry needs a new key. */
  attempt?: number
}

type Stored = Pick<CheckRow, 'state' | 'pages_done' | 'next_cursor'>

/** Whether a check has all requested pages, or has failed. */
export function isAnswered(check: Stored | undefined, { pages }: Pick<CheckQuestion, 'pages'>): boolean {
  if (check === undefined) return false
  if (check.state === 'failed') return true
  const isWhole = check.next_cursor === null || check.pages_done >= (pages ?? Number.POSITIVE_INFINITY)
  return check.pages_done > 0 && isWhole
}
