// What happened between two checks of a key phrase. Derived.
import { type ComparedRow, compareVideos, movedBy } from '../ranking/comparison.ts'
import type { RankingRow } from '../ranking/rows.ts'

export interface CheckChanges {
  /** How far both checks look. Beyond it nobody knows who entered or left. */
  depth: number
  entered: RankingRow[]
  /** As they stood in the earlier check. */
  left: RankingRow[]
  /** Positive `by` is a move up. The largest moves come first. */
  moved: { result: RankingRow; by: number }[]
  /** How many stand where they stood. */
  unmoved: number
}

/** Compares the results of a check with those of an earlier one. */
export function changesBetween(earlier: readonly RankingRow[], later: readonly RankingRow[]): CheckChanges {
  const compared = compareVideos(earlier, later)
  const depth = Math.min(lastRank(earlier), lastRank(later))
  const rowsOf = (change: ComparedRow<RankingRow>['change']) =>
    compared.filter((video) => video.change === change).map(({ row }) => row)
  const isComparable = ({ rank }: RankingRow) => rank <= depth
  const moved = compared
    .map((video) => ({ result: video.row, by: movedBy(video) ?? 0 }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.result.rank - b.result.rank)
  return {
    depth,
    entered: rowsOf('new').filter(isComparable),
    left: rowsOf('gone').filter(isComparable),
    moved,
    unmoved: rowsOf('unchanged').length,
  }
}

function lastRank(results: readonly RankingRow[]): number {
  return Math.max(0, ...results.map((result) => result.rank))
}
