import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { distinctVideos, type SeenVideo } from './video-figures.ts'

/** A riser is in at least `leastSeen` checks, and gained at least `leastGain` places over all of them. */
export const leastSeen = 3
export const leastGain = 3

interface Riser extends SeenVideo {
  from: number
  to: number
  times: number
}

/**
 * `checks` are oldest first. Ignores checks without results. The largest gain comes first; `others` are all
 * other videos, each from the newest check that found it.
 */
export function findRisers(checks: readonly Pick<CheckRow, 'search_ranking_results' | 'searched_at'>[]) {
  const kept = checks.filter(({ search_ranking_results }) => search_ranking_results.length > 0)
  const seen = new Map<string, Riser>()
  for (const check of kept) {
    const checkedAt = new Date(check.searched_at)
    for (const row of distinctVideos(check.search_ranking_results)) {
      const before = seen.get(videoKey(row))
      const from = before?.from ?? row.rank
      seen.set(videoKey(row), { row, checkedAt, from, to: row.rank, times: (before?.times ?? 0) + 1 })
    }
  }
  const isRiser = ({ times, from, to }: Riser) => times >= leastSeen && from - to >= leastGain
  const all = [...seen.values()]
  return {
    risers: all.filter(isRiser).sort((a, b) => b.from - b.to - (a.from - a.to) || a.to - b.to),
    others: all.filter((video) => !isRiser(video)),
    checks: kept.length,
  }
}
