import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { type TrackedItem, trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { storedKeyPhrase } from './stored-rows.ts'
import { checkOn } from './tracked-checks.ts'

export type Positions = readonly (number | null | 'failed')[]

/** A daily check of November 2026. The position is null if the video is not among the results. */
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

/** Daily checks of November 2026, the last of them on `lastDay`. */
export const phraseChecks = (keyword_id: string, positions: Positions, lastDay = 22): KeyPhraseCheckRow[] =>
  positions.map((position, n) => phraseCheck(keyword_id, lastDay + 1 - positions.length + n, position))

/** A key phrase with daily checks up to `lastDay`. */
export function trackedWith(row: Partial<KeyPhraseRow>, positions: Positions, lastDay?: number): TrackedItem {
  const stored = storedKeyPhrase(row)
  return trackedItem(stored, withChecks(undefined, stored.id, phraseChecks(stored.id, positions, lastDay)))
}
