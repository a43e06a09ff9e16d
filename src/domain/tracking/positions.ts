// Failed checks are ignored here; charts show them as gaps.

import type { PositionChange } from '../ranking/rank-changes.ts'
import type { RankingRow } from '../ranking/rows.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from './rows.ts'

/** A video, or without one, any video of the account. */
export type Tracked = Pick<KeyPhraseRow, 'account_name' | 'video_id'>

export type Point = Pick<KeyPhraseCheckRow, 'checked_at' | 'state' | 'position' | 'results'>

/** Returns the name without @, in lower case. */
export function accountKey(name: string): string {
  return name.trim().replace(/^@/, '').toLowerCase()
}

/** `accounts` is null if the user has not been asked yet. */
export function isOwnAccount(username: string, accounts: readonly string[] | null): boolean {
  return accounts?.includes(accountKey(username)) ?? false
}

export function isTrackedAccount(username: string, { account_name }: Pick<Tracked, 'account_name'>): boolean {
  return account_name !== null && accountKey(username) === accountKey(account_name)
}

/** The video id must be a whole path segment: 123 does not match /video/1234. */
export function isTrackedVideo(videoUrl: string, { video_id }: Pick<Tracked, 'video_id'>): boolean {
  if (video_id === null) return false
  const path = videoUrl.split(/[?#]/, 1)[0] ?? ''
  return path.split('/').includes(video_id)
}

export function followsSomething({ account_name, video_id }: Tracked): boolean {
  return account_name !== null || video_id !== null
}

export type Ranked = Pick<RankingRow, 'rank' | 'username' | 'video_url'>

/** Of equal ranks, returns the first. */
export function bestRanked<R extends Ranked>(results: readonly R[]): R | undefined {
  const better = (best: R | undefined, result: R) => (best && best.rank <= result.rank ? best : result)
  return results.reduce<R | undefined>(better, undefined)
}

/** The best-ranked result of the tracked video or, if there is no video id, of the tracked account. */
export function trackedResult<R extends Ranked>(results: readonly R[], tracked: Tracked): R | undefined {
  const isTracked = (result: Ranked) =>
    tracked.video_id === null
      ? isTrackedAccount(result.username, tracked)
      : isTrackedVideo(result.video_url, tracked)
  return bestRanked(results.filter(isTracked))
}

export function findPosition(results: readonly Ranked[], tracked: Tracked): number | null {
  return trackedResult(results, tracked)?.rank ?? null
}

function measured<P extends Point>(points: readonly P[]): P[] {
  return points.filter((point) => point.state === 'done')
}

/** `points` are oldest first. */
export function newestMeasurement<P extends Point>(points: readonly P[]): P | undefined {
  return measured(points).at(-1)
}

export function previousMeasurement<P extends Point>(points: readonly P[]): P | undefined {
  return measured(points).at(-2)
}

const dayMs = 24 * 60 * 60 * 1000
/** How much older than requested a measurement may be. */
const staleDays = 7

/** The last measurement up to the end of the UTC day `days` before the newest one, unless over a week older. */
export function knownBefore<P extends Point>(points: readonly P[], days: number): P | undefined {
  const newest = newestMeasurement(points)
  if (!newest) return undefined
  return measuredBefore(points, (Math.floor(Date.parse(newest.checked_at) / dayMs) - days + 1) * dayMs)
}

/** The last measurement before `until` (epoch milliseconds), unless more than eight days before it. */
export function measuredBefore<P extends Point>(points: readonly P[], until: number): P | undefined {
  const known = measured(points).findLast((point) => Date.parse(point.checked_at) < until)
  return known && Date.parse(known.checked_at) >= until - (staleDays + 1) * dayMs ? known : undefined
}

/** Whether a check without a position has enough results to include the other check's position. */
function looksFarEnough(earlier: Point, later: Point): boolean {
  if (earlier.position === null) return later.position === null || later.position <= earlier.results
  return later.position !== null || earlier.position <= later.results
}

export function changeSince(earlier: Point | undefined, later: Point | undefined): PositionChange | null {
  if (earlier?.state !== 'done' || later?.state !== 'done') return null
  if (!looksFarEnough(earlier, later)) return null
  if (earlier.position === null) return { kind: later.position === null ? 'out' : 'entered' }
  if (later.position === null) return { kind: 'left' }
  const by = earlier.position - later.position
  return by === 0 ? { kind: 'same' } : { kind: 'moved', by }
}

/** On a tie, the first measurement wins. */
export function bestMeasurement<P extends Point>(points: readonly P[]): (P & { position: number }) | null {
  let best: (P & { position: number }) | null = null
  for (const point of measured(points)) {
    const { position } = point
    if (position !== null && (best === null || position < best.position)) best = { ...point, position }
  }
  return best
}
