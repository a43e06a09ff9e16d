import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { isTrackedAccount, type Tracked, trackedResult } from '../tracking/positions.ts'
import { leastGain, leastSeen } from './risers.ts'
import { distinctVideos } from './video-figures.ts'

type Check = Pick<CheckRow, 'search_ranking_results' | 'searched_at'>

/** `left`: not in the newest check. Gains and losses are at least `leastGain` places. */
export type Course = 'gains' | 'holds' | 'loses' | 'left'

export interface OwnVideo {
  /** From the newest check that found the video. */
  row: RankingRow
  /** One per check, oldest first; null if not among the results. */
  ranks: (number | null)[]
  first: number
  last: number
  seen: number
  course: Course | null
}

export type OwnVideos = ReturnType<typeof findOwnVideos>

/** Returns the tracked account or, if there is none, the account of the tracked video; null if unknown. */
export function followedAccount(checks: readonly Check[], tracked: Tracked): string | null {
  const found = checks.flatMap((check) => trackedResult(check.search_ranking_results, tracked) ?? [])
  return tracked.account_name ?? found.at(-1)?.username ?? null
}

function ownRows(checks: readonly Check[], tracked: Tracked): Map<string, RankingRow>[] {
  const account_name = followedAccount(checks, tracked)
  return checks.map(({ search_ranking_results }) => {
    const own = search_ranking_results.filter(({ username }) => isTrackedAccount(username, { account_name }))
    return new Map(distinctVideos(own).map((row) => [videoKey(row), row]))
  })
}

function courseOf({ ranks, first, last, seen }: Omit<OwnVideo, 'course'>): Course | null {
  if (seen < leastSeen) return null
  if (ranks.at(-1) === null) return 'left'
  if (first - last >= leastGain) return 'gains'
  return last - first >= leastGain ? 'loses' : 'holds'
}

/**
 * `checks` are oldest first. Ignores checks without results. Sorts the videos by rank in the newest check; those
 * that are not in it come last.
 */
export function findOwnVideos(checks: readonly Check[], tracked: Tracked) {
  const kept = checks.filter(({ search_ranking_results }) => search_ranking_results.length > 0)
  const rows = ownRows(kept, tracked)
  const keys = new Set(rows.flatMap((ofCheck) => [...ofCheck.keys()]))
  const videos = [...keys].flatMap((key): OwnVideo[] => {
    const found = rows.flatMap((ofCheck) => ofCheck.get(key) ?? [])
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last) return []
    const ranks = rows.map((ofCheck) => ofCheck.get(key)?.rank ?? null)
    const video = { row: last, ranks, first: first.rank, last: last.rank, seen: found.length }
    return [{ ...video, course: courseOf(video) }]
  })
  const place = ({ ranks, last }: OwnVideo) => ranks.at(-1) ?? 1_000_000 + last
  return {
    videos: videos.sort((one, other) => place(one) - place(other)),
    times: kept.map(({ searched_at }) => searched_at),
    /** How many checks found two or more of the videos. */
    together: rows.filter(({ size }) => size > 1).length,
  }
}

/**
 * `ahead` is the best-ranked video of the tracked account that overtook another of its videos, and `behind`
 * is the best-ranked video that `ahead` overtook. Returns null if none overtook another.
 */
export function findPassing(
  earlier: Check,
  later: Check,
  tracked: Tracked,
): { ahead: RankingRow; behind: RankingRow } | null {
  const [before, after] = ownRows([earlier, later], tracked)
  const moved = [...(after?.entries() ?? [])].flatMap(([key, row]) => {
    const was = before?.get(key)?.rank
    return was === undefined ? [] : [{ row, was }]
  })
  for (const ahead of moved) {
    const behind = moved.find(({ row, was }) => row.rank > ahead.row.rank && was < ahead.was)
    if (behind) return { ahead: ahead.row, behind: behind.row }
  }
  return null
}
