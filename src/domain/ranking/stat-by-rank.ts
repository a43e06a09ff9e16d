import { type StatName, statValue } from './averages.ts'
import type { RankingRow } from './rows.ts'

/** Values are skewed if the maximum is more than this many times the median. */
const skewedFrom = 20

/**
 * `own` is the rank of the user's video, or null. Returns the ranks in ascending order and the value at each
 * rank, null where TikTok sent none. If `isSkewed`, a linear scale would flatten most of the values.
 */
export function statByRank(
  results: readonly RankingRow[],
  stat: StatName,
  checkedAt: Date,
  own: number | null,
) {
  const ordered = results.toSorted((one, other) => one.rank - other.rank)
  const values = ordered.map((result) => statValue(result, stat, checkedAt))
  const found = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  const median = computeMedian(found)
  const most = found.at(-1) ?? 0
  const value = values[ordered.findIndex(({ rank }) => rank === own)] ?? null
  return {
    ranks: ordered.map(({ rank }) => rank),
    values,
    measured: found.length,
    median,
    isSkewed: median !== null && most > skewedFrom * median,
    own:
      own === null || value === null || median === null
        ? null
        : { rank: own, value, is: side(value, median) },
  }
}

function computeMedian(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function side(value: number, median: number): 'above' | 'below' | 'at' {
  if (value === median) return 'at'
  return value > median ? 'above' : 'below'
}
