/** Returns the nearest-rank percentile of a sorted, non-empty list. */
export function nearestRank(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(1, Math.ceil((percent * sorted.length) / 100)) - 1] ?? Number.NaN
}
