// In which order the changes between two checks concern whoever holds a place among them. Derived.
import type { RankingRow } from '../ranking/rows.ts'
import { type Tracked, trackedResult } from './positions.ts'

/** Where the own video stood and stands; null where it was not, or is not, among the results. */
export interface OwnMove {
  url: string
  before: number | null
  after: number | null
}

/** How the own video went from one check to the other; null where neither has it. */
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

/** A video of either check; its place in a check that it is not in is null. */
export interface PlacedVideo {
  result: RankingRow
  before: number | null
  after: number | null
}

/** Whether this video stood below the own one, or was not there, and stands above it now. */
function hasPassed({ before, after }: PlacedVideo, own: OwnMove): boolean {
  if (own.before === null || after === null) return false
  const stoodBelow = before === null || before > own.before
  return stoodBelow && (own.after === null || after < own.after)
}

/**
 * Who passed the own video, by rank; then itself; then the others, its neighbours first. As they came where there is no
 * own video.
 */
export function byConcern<V extends PlacedVideo>(videos: readonly V[], own: OwnMove | null): V[] {
  const place = own?.after ?? own?.before
  if (!own || place == null) return [...videos]
  const keyOf = (video: V): [group: number, within: number] => {
    if (video.result.video_url === own.url) return [1, 0]
    return hasPassed(video, own)
      ? [0, video.result.rank]
      : [2, Math.abs((video.after ?? video.before ?? 0) - place)]
  }
  return videos
    .map((video) => ({ video, key: keyOf(video) }))
    .sort(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1])
    .map(({ video }) => video)
}
