// How the results of a check moved since an earlier one. Derived.
import { compareVideos } from './comparison.ts'
import type { RankingRow } from './rows.ts'

/**
 * From one measurement to a later one. `by` is positive for a move up: towards rank 1.
 * - `entered`: was not among the results and is now; `left` the reverse; `out`: in neither
 */
export type PositionChange = { kind: 'moved'; by: number } | { kind: 'same' | 'entered' | 'left' | 'out' }

/**
 * How each result came to its rank, by that rank. Left out is what nobody knows: whether a result is new that stands
 * further down than the earlier check looked.
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
