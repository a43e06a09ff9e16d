import { compareVideos } from './comparison.ts'
import type { RankingRow } from './rows.ts'

/**
 * - `moved`: by `by` places, positive for a move up
 * - `entered`: only in the later results
 * - `left`: only in the earlier results
 * - `out`: in neither
 */
export type PositionChange = { kind: 'moved'; by: number } | { kind: 'same' | 'entered' | 'left' | 'out' }

/**
 * Returns the changes by later rank. Omits new results below the last rank of the earlier check, because they
 * may already have ranked just beyond the end of that check.
 */
export function rankChanges(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
): Map<number, PositionChange> {
  const depth = Math.max(0, ...earlier.map(({ rank }) => rank))
  const changes = new Map<number, PositionChange>()
  for (const { before, after } of compareVideos(earlier, later)) {
    if (after === null) continue
    if (before === null) {
      if (after <= depth) changes.set(after, { kind: 'entered' })
    } else changes.set(after, before === after ? { kind: 'same' } : { kind: 'moved', by: before - after })
  }
  return changes
}
