import { changeSince, knownBefore, newestMeasurement, type Point } from '../tracking/positions.ts'

/** The usual rank uses at most this many completed checks before the newest one. */
export const usualChecks = 28
/** With fewer completed checks before the newest, the usual rank is unknown. */
const leastChecks = 10

export interface UsualRank {
  /** null if usually not among the results. */
  median: number | null
  /** The 10th and 90th percentiles; null for "not among the results". */
  from: number | null
  to: number | null
  found: number
  of: number
  /**
   * The smallest number of results in the checks that did not find the video, so that "outside the top
   * `depth`" is true of all of them. Ignores checks without results; 0 if none remains.
   */
  depth: number
  since: string
  is: 'usual' | 'better' | 'worse'
  /** Whether the newest and the previous position are outside the range on the same side. */
  isNewLevel: boolean
  /**
   * False if the video is usually not found, and is now found inside the range. The range then has no worst
   * rank, so almost any rank is inside it.
   */
  isTelling: boolean
}

const unfound = Number.POSITIVE_INFINITY
const placed = (rank: number) => (rank === unfound ? null : rank)

/** `points` are oldest first. If too few are completed, returns how many more checks are needed. */
export function usualRank(points: readonly Point[]): UsualRank | { needs: number } {
  const answered = points.filter(({ state }) => state === 'done')
  const newest = answered.at(-1)
  const before = answered.slice(-1 - usualChecks, -1)
  const [first] = before
  if (!newest || !first || before.length < leastChecks) return { needs: leastChecks + 1 - answered.length }
  const ranks = before.map(({ position }) => position ?? unfound)
  const sorted = ranks.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
  const [from, median, to] = [nearestRank(sorted, 10), nearestRank(sorted, 50), nearestRank(sorted, 90)]
  const sideOf = (rank: number) => {
    if (rank < from) return 'better'
    return rank > to ? 'worse' : 'usual'
  }
  const is = sideOf(newest.position ?? unfound)
  const depths = before.flatMap(({ position, results }) => (position === null && results > 0 ? results : []))
  return {
    median: placed(median),
    from: placed(from),
    to: placed(to),
    found: ranks.filter((rank) => rank !== unfound).length,
    of: ranks.length,
    depth: depths.length === 0 ? 0 : Math.min(...depths),
    since: first.checked_at,
    is,
    isNewLevel: is !== 'usual' && sideOf(ranks.at(-1) ?? unfound) === is,
    isTelling: is !== 'usual' || median !== unfound || newest.position === null,
  }
}

/** Computes a percentile by the nearest-rank method. `sorted` is ascending and must not be empty. */
export function nearestRank(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(1, Math.ceil((percent * sorted.length) / 100)) - 1] ?? Number.NaN
}

const slowDays = 21
const leastSlow = 3

/**
 * Returns how many places the video has gained in three weeks (negative if it has lost places). Returns 0 if it
 * moved fewer than three places, or if the movement is unknown.
 * `usualRank` misses such slow movement, because the usual range widens with it.
 */
export function slowMove(points: readonly Point[]): number {
  const change = changeSince(knownBefore(points, slowDays), newestMeasurement(points))
  return change?.kind === 'moved' && Math.abs(change.by) >= leastSlow ? change.by : 0
}
