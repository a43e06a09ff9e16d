import type { PositionChange } from '../ranking/rank-changes.ts'
import { changeSince, knownBefore, newestMeasurement, type Point, previousMeasurement } from './positions.ts'

export interface Comparison<P extends Point> {
  /** `week`: the measurement that `knownBefore` returns for seven days. */
  with: 'previous' | 'week'
  earlier: P
  /** null if one of the two checks has too few results to determine the change. */
  change: PositionChange | null
}

const weekDays = 7

/** Entering or leaving outweighs any move. */
function weigh(change: PositionChange | null): number {
  if (change === null) return 0
  if (change.kind === 'moved') return Math.abs(change.by)
  return change.kind === 'entered' || change.kind === 'left' ? Number.MAX_SAFE_INTEGER : 0
}

/** Returns the largest change first. `points` are oldest first. */
export function compareNewest<P extends Point>(points: readonly P[]): Comparison<P>[] {
  const previous = previousMeasurement(points)
  const weekAgo = knownBefore(points, weekDays)
  const earlier = [
    { with: 'previous', earlier: previous },
    { with: 'week', earlier: weekAgo === previous ? undefined : weekAgo },
  ] as const
  return earlier
    .flatMap(({ with: name, earlier }) =>
      earlier ? [{ with: name, earlier, change: changeSince(earlier, newestMeasurement(points)) }] : [],
    )
    .sort((one, other) => weigh(other.change) - weigh(one.change))
}
