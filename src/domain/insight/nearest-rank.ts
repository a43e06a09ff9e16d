/** `sorted` must not be empty. */
export function nearestRank(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(1, Math.ceil((percent * sorted.length) / 100)) - 1] ?? Number.NaN
}
