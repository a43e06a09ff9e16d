import { type ComparedRow, compareVideos, movedBy } from '../ranking/comparison.ts'
import type { RankingRow } from '../ranking/rows.ts'

export interface CheckChanges {
  /** The last rank that both checks reach. Below it, videos cannot be said to have entered or left. */
  depth: number
  entered: RankingRow[]
  /** From the earlier check. */
  left: RankingRow[]
  /** `by` is positive for a move up. Largest moves first. */
  moved: { result: RankingRow; by: number }[]
  unmoved: number
}

export function changesBetween(earlier: readonly RankingRow[], later: readonly RankingRow[]): CheckChanges {
  const compared = compareVideos(earlier, later)
  const depth = Math.min(lastRank(earlier), lastRank(later))
  const rowsWith = (change: ComparedRow<RankingRow>['change']) =>
    compared.filter((video) => video.change === change).map(({ row }) => row)
  const isComparable = ({ rank }: RankingRow) => rank <= depth
  const moved = compared
    .map((video) => ({ result: video.row, by: movedBy(video) ?? 0 }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.result.rank - b.result.rank)
  return {
    depth,
    entered: rowsWith('new').filter(isComparable),
    left: rowsWith('gone').filter(isComparable),
    moved,
    unmoved: rowsWith('unchanged').length,
  }
}

function lastRank(results: readonly RankingRow[]): number {
  return Math.max(0, ...results.map((result) => result.rank))
}
