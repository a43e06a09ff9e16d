import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { type TrackedItem, trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { storedKeyPhrase } from './stored-rows.ts'
import { checkOn } from './tracked-checks.ts'

export type Positions = readonly (number | null | 'failed')[]

/** Like `checkOn`, for the given key phrase. */
export const phraseCheck = (
  keyword_id: string,
  day: number,
  position: number | null | 'failed',
): KeyPhraseCheckRow => ({
  ...checkOn(day, position),
  id: crypto.randomUUID(),
  keyword_id,
  search_id: crypto.randomUUID(),
  results: position === 'failed' ? 0 : 36,
})

/** Returns a check for each position, on consecutive days of November 2026 that end with `lastDay`. */
export const phraseChecks = (keyword_id: string, positions: Positions, lastDay = 22): KeyPhraseCheckRow[] =>
  positions.map((position, n) => phraseCheck(keyword_id, lastDay + 1 - positions.length + n, position))

export function trackedWith(row: Partial<KeyPhraseRow>, positions: Positions, lastDay?: number): TrackedItem {
  const stored = storedKeyPhrase(row)
  return trackedItem(stored, withChecks(undefined, stored.id, phraseChecks(stored.id, positions, lastDay)))
}
