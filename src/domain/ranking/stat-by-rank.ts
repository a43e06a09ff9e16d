// One stat of a check, result by result, and where one of them stands among the others. Derived.
import { type StatName, statOf } from './averages.ts'
import type { RankingRow } from './rows.ts'

export interface StatByRank {
  /** Ascending. */
  ranks: number[]
  /** One per rank; null where TikTok gave none, and stays a gap. */
  values: (number | null)[]
  /** How many have the stat. */
  measured: number
  /** Of those that have it; null where none has. */
  median: number | null
  /** Whether some are so many times the others that a common scale would press those flat. */
  isSkewed: boolean
  /** The owner's video; null when it is not among the results or has no such stat. */
  own: { rank: number; value: number; is: 'above' | 'below' | 'at' } | null
}

/** From so many times the median on. */
const skewedFrom = 20

/** A stat of a check that was made at this time; `own` is the rank of the owner's video. */
export function statByRank(
  results: readonly RankingRow[],
  stat: StatName,
  checkedAt: Date,
  own: number | null,
): StatByRank {
  const ordered = results.toSorted((one, other) => one.rank - other.rank)
  const values = ordered.map((result) => statOf(result, stat, checkedAt))
  const found = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  const median = medianOf(found)
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

function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function side(value: number, median: number): 'above' | 'below' | 'at' {
  if (value === median) return 'at'
  return value > median ? 'above' : 'below'
}
