// Where a key phrase stood, and how that compares with earlier. A check that failed says nothing about the rank:
// it is passed over here and stays a gap wherever checks are drawn.

import type { PositionChange } from '../ranking/rank-changes.ts'
import type { RankingRow } from '../ranking/rows.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from './rows.ts'

/** What a key phrase follows: its video, else whatever its account has. */
export type Tracked = Pick<KeyPhraseRow, 'account_name' | 'video_id'>

/** What this module needs to know of a check. */
export type Point = Pick<KeyPhraseCheckRow, 'checked_at' | 'state' | 'position' | 'results'>

/** An account name as it is compared: without @ and whatever its case. */
export function accountKey(name: string): string {
  return name.trim().replace(/^@/, '').toLowerCase()
}

/** Whether this account name is that of the tracked account. */
export function isTrackedAccount(username: string, { account_name }: Pick<Tracked, 'account_name'>): boolean {
  return account_name !== null && accountKey(username) === accountKey(account_name)
}

/** Whether the video id is a whole part of the path of this video's address: 123 is not in /video/1234. */
export function isTrackedVideo(videoUrl: string, { video_id }: Pick<Tracked, 'video_id'>): boolean {
  if (video_id === null) return false
  const path = videoUrl.split(/[?#]/, 1)[0] ?? ''
  return path.split('/').includes(video_id)
}

/** Whether there is anything to look for in a check's results. */
export function followsSomething({ account_name, video_id }: Tracked): boolean {
  return account_name !== null || video_id !== null
}

type Result = Pick<RankingRow, 'rank' | 'username' | 'video_url'>

/**
 * The best placed of the results that show the tracked video; with no video id, of those of the tracked account.
 * Undefined when it is not among them, or when nothing is tracked.
 */
export function trackedResult<R extends Result>(results: readonly R[], tracked: Tracked): R | undefined {
  const isTracked = (result: Result) =>
    tracked.video_id === null
      ? isTrackedAccount(result.username, tracked)
      : isTrackedVideo(result.video_url, tracked)
  const first = (best: R | undefined, result: R) => (best && best.rank <= result.rank ? best : result)
  return results.filter(isTracked).reduce<R | undefined>(first, undefined)
}

/** The rank of that result; null without one. */
export function positionOf(results: readonly Result[], tracked: Tracked): number | null {
  return trackedResult(results, tracked)?.rank ?? null
}

/** The checks that measured something, in the order in which they came. */
function measured<P extends Point>(points: readonly P[]): P[] {
  return points.filter((point) => point.state === 'done')
}

/** The newest measurement; `points` are oldest first. */
export function newestOf<P extends Point>(points: readonly P[]): P | undefined {
  return measured(points).at(-1)
}

/** The measurement before the newest one. */
export function previousOf<P extends Point>(points: readonly P[]): P | undefined {
  return measured(points).at(-2)
}

const dayMs = 24 * 60 * 60 * 1000
/** How much older than asked for a measurement may be and still speak for that day. */
const staleDays = 7

/**
 * What was known `days` before the newest measurement: the last measurement up to the end of that UTC day. None
 * when there was none within the week before it: then there is nothing to compare with.
 */
export function knownBefore<P extends Point>(points: readonly P[], days: number): P | undefined {
  const newest = newestOf(points)
  if (!newest) return undefined
  return measuredBefore(points, (Math.floor(Date.parse(newest.checked_at) / dayMs) - days + 1) * dayMs)
}

/** The last measurement before a time (epoch milliseconds), unless it is too old to speak for that time. */
export function measuredBefore<P extends Point>(points: readonly P[], until: number): P | undefined {
  const known = measured(points).findLast((point) => Date.parse(point.checked_at) < until)
  return known && Date.parse(known.checked_at) >= until - (staleDays + 1) * dayMs ? known : undefined
}

/** Whether the check without a position looked as far as the place that the other one found. */
function looksFarEnough(earlier: Point, later: Point): boolean {
  if (earlier.position === null) return later.position === null || later.position <= earlier.results
  return later.position !== null || earlier.position <= later.results
}

/** How the position changed between two measurements; null when one is missing, or did not look far enough to tell. */
export function changeSince(earlier: Point | undefined, later: Point | undefined): PositionChange | null {
  if (earlier?.state !== 'done' || later?.state !== 'done') return null
  if (!looksFarEnough(earlier, later)) return null
  if (earlier.position === null) return { kind: later.position === null ? 'out' : 'entered' }
  if (later.position === null) return { kind: 'left' }
  const by = earlier.position - later.position
  return by === 0 ? { kind: 'same' } : { kind: 'moved', by }
}

/** The best of these positions and when it was first reached; null when there was none. */
export function bestOf<P extends Point>(points: readonly P[]): (P & { position: number }) | null {
  let best: (P & { position: number }) | null = null
  for (const point of measured(points)) {
    const { position } = point
    if (position !== null && (best === null || position < best.position)) best = { ...point, position }
  }
  return best
}
