// Detects movement so slow that it widens the usual range instead of leaving it.
import { changeSince, knownBefore, newestMeasurement, type Point } from '../tracking/positions.ts'

const slowDays = 21
const leastSlow = 3

/** Returns the places gained in three weeks (negative if lost); 0 if fewer than three, or unknown. */
export function slowMove(points: readonly Point[]): number {
  const change = changeSince(knownBefore(points, slowDays), newestMeasurement(points))
  return change?.kind === 'moved' && Math.abs(change.by) >= leastSlow ? change.by : 0
}
