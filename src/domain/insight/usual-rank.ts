// The usual rank of a key phrase, and whether its newest position is outside the usual range.
import type { Point } from '../tracking/positions.ts'
import { nearestRank } from './nearest-rank.ts'

/** How many answered checks before the newest one count. */
export const usualChecks = 28
/** How many of them it takes at least. */
const leastChecks = 10

export interface UsualRank {
  /** Null if it was usually not among the results. */
  median: number | null
  /** The 10th and the 90th percentile; null for "not among the results". */
  from: number | null
  to: number | null
  found: number
  of: number
  /** "Not among the results" means at least: not in the top N. */
  depth: number
  /** The time of the first of these checks. */
  since: string
  /** The newest position compared with the range. */
  is: 'usual' | 'better' | 'worse'
  /** Whether the position before it was outside on the same side. */
  isNewLevel: boolean
}

const unfound = Number.POSITIVE_INFINITY
const placed = (rank: number) => (rank === unfound ? null : rank)

/** The usual rank from checks, oldest first; or how many more answered checks it needs. */
export function usualRank(points: readonly Point[]): UsualRank | { needs: number } {
  const answered = points.filter(({ state }) => state === 'done')
  const newest = answered.at(-1)
  const before = answered.slice(-1 - usualChecks, -1)
  const [first] = before
  if (!newest || !first || before.length < leastChecks) return { needs: leastChecks + 1 - answered.length }
  const ranks = before.map(({ position }) => position ?? unfound)
  const sorted = ranks.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
  const [from, median, to] = [10, 50, 90].map((percent) => nearestRank(sorted, percent)) as [
    number,
    number,
    number,
  ]
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
  }
}
