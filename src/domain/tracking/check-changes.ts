import { type ComparedRow, compareVideos, movedBy } from '../ranking/comparison.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { type Tracked, trackedResult } from './positions.ts'

export type ComparedVideo = ComparedRow<RankingRow>

/** The ranks of the user's best video in each check, and its newest URL; null if neither check found one. */
export type OwnMove = { url: string; before: number | null; after: number | null } | null

export function changesBetween(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
  tracked: Tracked,
) {
  const compared = compareVideos(earlier, later)
  const depth = Math.min(lastRank(earlier), lastRank(later))
  const stood = trackedResult(earlier, tracked)
  const stands = trackedResult(later, tracked)
  const url = (stands ?? stood)?.video_url
  const own = url === undefined ? null : { url, before: stood?.rank ?? null, after: stands?.rank ?? null }
  const withinDepth = (change: ComparedVideo['change']) =>
    compared.filter((video) => video.change === change && video.row.rank <= depth)
  const distance = (video: ComparedVideo) => Math.abs(movedBy(video) ?? 0)
  const moved = compared
    .filter(({ change }) => change === 'up' || change === 'down')
    .sort((a, b) => distance(b) - distance(a) || a.row.rank - b.row.rank)
  return {
    own,
    /** The last rank of the shorter check. Below this rank, it is unknown whether a video entered or left. */
    depth,
    /** In `byConcern` order, like `entered` and `left`. If `own` is null, the largest moves come first. */
    moved: byConcern(moved, own),
    entered: byConcern(withinDepth('new'), own),
    left: byConcern(withinDepth('gone'), own),
    unmoved: compared.filter(({ change }) => change === 'unchanged').length,
  }
}
export type CheckChanges = ReturnType<typeof changesBetween>

function lastRank(results: readonly RankingRow[]): number {
  return Math.max(0, ...results.map((result) => result.rank))
}

type Placed = Pick<ComparedVideo, 'row' | 'before' | 'after'>

function hasPassed({ before, after }: Placed, own: NonNullable<OwnMove>): boolean {
  if (own.before === null || after === null) return false
  const stoodBelow = before === null || before > own.before
  return stoodBelow && (own.after === null || after < own.after)
}

/** The videos that passed the user's come first, by rank; then the user's; then the others, nearest first. */
export function byConcern<V extends Placed>(videos: readonly V[], own: OwnMove): V[] {
  const place = own?.after ?? own?.before
  if (!own || place == null) return [...videos]
  const sortKey = (video: V): [group: number, within: number] => {
    if (video.row.video_url === own.url) return [1, 0]
    return hasPassed(video, own)
      ? [0, video.row.rank]
      : [2, Math.abs((video.after ?? video.before ?? 0) - place)]
  }
  return videos
    .map((video) => ({ video, key: sortKey(video) }))
    .sort(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1])
    .map(({ video }) => video)
}
