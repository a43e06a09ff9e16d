// Functions that take `Point`s ignore failed checks, except `changeSince`, which returns null for them.

import { dayMs } from '../../lib/calendar-days.ts'
import type { PositionChange } from '../ranking/rank-changes.ts'
import type { RankingRow } from '../ranking/rows.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from './rows.ts'

/** A key phrase tracks its video or, without a video, all videos of its account. */
export type Tracked = Pick<KeyPhraseRow, 'account_name' | 'video_id'>

export type Point = Pick<KeyPhraseCheckRow, 'checked_at' | 'state' | 'position' | 'results'>

/** Returns the form in which account names are compared. */
export function accountKey(name: string): string {
  return name.trim().replace(/^@/, '').toLowerCase()
}

/** `accounts` are account keys; null if the app has not asked the user yet. */
export function isOwnAccount(username: string, accounts: readonly string[] | null): boolean {
  return accounts?.includes(accountKey(username)) ?? false
}

export function isTrackedAccount(username: string, { account_name }: Pick<Tracked, 'account_name'>): boolean {
  return account_name !== null && accountKey(username) === accountKey(account_name)
}

/** Compares whole path segments: 123 does not match /video/1234. */
export function isTrackedVideo(videoUrl: string, { video_id }: Pick<Tracked, 'video_id'>): boolean {
  if (video_id === null) return false
  const path = videoUrl.split(/[?#]/, 1)[0] ?? ''
  return path.split('/').includes(video_id)
}

export function followsSomething({ account_name, video_id }: Tracked): boolean {
  return account_name !== null || video_id !== null
}

export type Ranked = Pick<RankingRow, 'rank' | 'username' | 'video_url'>

/** Of results with equal ranks, returns the first. */
export function bestRanked<R extends Ranked>(results: readonly R[]): R | undefined {
  return results.toSorted((one, other) => one.rank - other.rank)[0]
}

/** Whether the result is the tracked video or, if there is no video id, a video of the tracked account. */
export function isTracked({ username, video_url }: Omit<Ranked, 'rank'>, tracked: Tracked): boolean {
  return tracked.video_id === null ? isTrackedAccount(username, tracked) : isTrackedVideo(video_url, tracked)
}

/** Returns the best-ranked result if several are tracked, for example if an account has several videos. */
export function trackedResult<R extends Ranked>(results: readonly R[], tracked: Tracked): R | undefined {
  return bestRanked(results.filter((result) => isTracked(result, tracked)))
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

/** A measurement may be this many days older than the day that the caller asks for. */
const staleDays = 7

/** Returns the last measurement on the UTC day `days` before the newest one, or in the week before that. */
export function knownBefore<P extends Point>(points: readonly P[], days: number): P | undefined {
  const newest = newestMeasurement(points)
  if (!newest) return undefined
  return measuredBefore(points, (Math.floor(Date.parse(newest.checked_at) / dayMs) - days + 1) * dayMs)
}

/** Returns the last measurement in the eight days before `until`, which is in epoch milliseconds. */
export function measuredBefore<P extends Point>(points: readonly P[], until: number): P | undefined {
  const known = measured(points).findLast((point) => Date.parse(point.checked_at) < until)
  return known && Date.parse(known.checked_at) >= until - (staleDays + 1) * dayMs ? known : undefined
}

/** Whether a check without a position has enough results to include the position of the other check. */
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

/** Of equal positions, returns the first. */
export function bestMeasurement<P extends Point>(points: readonly P[]): (P & { position: number }) | null {
  const ranked = measured(points).flatMap((point) => {
    const { position } = point
    return position === null ? [] : { ...point, position }
  })
  return ranked.sort((one, other) => one.position - other.position)[0] ?? null
}
