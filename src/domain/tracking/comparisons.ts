// With what the newest position of a key phrase is compared, and which of the comparisons tells the most.

import type { PositionChange } from '../ranking/rank-changes.ts'
import { changeSince, knownBefore, newestOf, type Point, previousOf } from './positions.ts'

export interface Comparison<P extends Point> {
  /** The measurement before, or what was known a week before. */
  with: 'previous' | 'week'
  earlier: P
  /** Null where one of the two did not look far enough to tell. */
  change: PositionChange | null
}

const weekDays = 7

/** Coming in and falling out outweigh any number of places. */
function weightOf(change: PositionChange | null): number {
  if (change === null) return 0
  if (change.kind === 'moved') return Math.abs(change.by)
  return change.kind === 'entered' || change.kind === 'left' ? Number.POSITIVE_INFINITY : 0
}

/** The newest measurement beside earlier ones, the largest change first; `points` are oldest first. */
export function comparisonsOf<P extends Point>(points: readonly P[]): Comparison<P>[] {
  const previous = previousOf(points)
  const weekAgo = knownBefore(points, weekDays)
  const earlier = [
    { with: 'previous', earlier: previous },
    { with: 'week', earlier: weekAgo === previous ? undefined : weekAgo },
  ] as const
  return earlier
    .flatMap(({ with: name, earlier }) =>
      earlier ? [{ with: name, earlier, change: changeSince(earlier, newestOf(points)) }] : [],
    )
    .sort((a, b) => {
      const [one, other] = [weightOf(a.change), weightOf(b.change)]
      return one === other ? 0 : other - one
    })
}
