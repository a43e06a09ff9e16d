import type { RankingRow } from '../ranking/rows.ts'
import { type Tracked, trackedResult } from './positions.ts'

/** A rank is null if the video is not among the results. */
export interface OwnMove {
  url: string
  before: number | null
  after: number | null
}

/** Returns null if the user's video is in neither check. */
export function ownMove(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
  tracked: Tracked,
): OwnMove | null {
  const stood = trackedResult(earlier, tracked)
  const stands = trackedResult(later, tracked)
  const url = (stands ?? stood)?.video_url
  return url === undefined ? null : { url, before: stood?.rank ?? null, after: stands?.rank ?? null }
}

export interface PlacedVideo {
  result: RankingRow
  before: number | null
  after: number | null
}

function hasPassed({ before, after }: PlacedVideo, own: OwnMove): boolean {
  if (own.before === null || after === null) return false
  const stoodBelow = before === null || before > own.before
  return stoodBelow && (own.after === null || after < own.after)
}

/** Puts videos that passed the user's video first, by rank; then the user's; then the others, nearest to it first. */
export function byConcern<V extends PlacedVideo>(videos: readonly V[], own: OwnMove | null): V[] {
  const place = own?.after ?? own?.before
  if (!own || place == null) return [...videos]
  const sortKey = (video: V): [group: number, within: number] => {
    if (video.result.video_url === own.url) return [1, 0]
    return hasPassed(video, own)
      ? [0, video.result.rank]
      : [2, Math.abs((video.after ?? video.before ?? 0) - place)]
  }
  return videos
    .map((video) => ({ video, key: sortKey(video) }))
    .sort(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1])
    .map(({ video }) => video)
}
