// Computes news from the standings, because reading all checks would be slow.

import type { PositionChange } from '../ranking/rank-changes.ts'
import { changeSince, measuredBefore, newestMeasurement, type Point } from './positions.ts'
import { unpack, unusualnessOf } from './standing.ts'
import type { TrackedItem } from './tracked-item.ts'

/** `best`: the video moved up to its best position ever. */
export type NewsKind = 'left' | 'down' | 'entered' | 'best' | 'up'

export interface NewsEvent {
  item: TrackedItem
  kind: NewsKind
  /** null if not among the results. */
  from: number | null
  to: number | null
  earlier: Point
  later: Point
}

export interface Stand {
  item: TrackedItem
  change: PositionChange | null
  event: NewsEvent | null
}

export interface News {
  /** In ISO 8601. */
  since: string
  /** Most important first. */
  events: NewsEvent[]
  /** Key phrases with an event come first, in the order of `events`; then the others by position. */
  active: Stand[]
  paused: TrackedItem[]
  /** The number of active key phrases that were measured after `since`. */
  measured: number
  /** The number of active key phrases whose only measurement is after `since`. */
  first: number
  /** The number of active key phrases that kept their position or stayed outside the results. */
  unchanged: number
  /** The times after `since` at which a check of an active key phrase failed, oldest first. */
  failures: string[]
  /** The time of the newest check of any active key phrase, failed or not; null if there is none. */
  checked_at: string | null
}

/** Of equally unusual events, those in which the video enters or leaves the top ten come first. */
const topPlaces = 10
const isTop = (position: number | null) => position !== null && position <= topPlaces

function weigh({ from, to }: NewsEvent): number {
  if (isTop(from) !== isTop(to)) return 2
  return from === null || to === null ? 1 : 0
}

/** A video outside the results counts as one place below the last result. */
function countPlaces({ from, to, earlier, later }: NewsEvent): number {
  return Math.abs((from ?? earlier.results + 1) - (to ?? later.results + 1))
}

/** New levels come first, then other positions outside the usual range. */
function byWeight(a: NewsEvent, b: NewsEvent): number {
  const unusualness = ({ item }: NewsEvent) => unusualnessOf(item) ?? 0
  return (
    unusualness(b) - unusualness(a) ||
    weigh(b) - weigh(a) ||
    countPlaces(b) - countPlaces(a) ||
    Number(isWorse(b)) - Number(isWorse(a)) ||
    byPosition(a.item, b.item)
  )
}

export function isWorse({ kind }: NewsEvent): boolean {
  return kind === 'left' || kind === 'down'
}

function classifyNews(
  change: PositionChange | null,
  best: TrackedItem['best'],
  later: Point,
): NewsKind | null {
  if (change?.kind === 'left' || change?.kind === 'entered') return change.kind
  if (change?.kind !== 'moved') return null
  if (change.by < 0) return 'down'
  return best?.checked_at === later.checked_at ? 'best' : 'up'
}

function compareItem(item: TrackedItem, points: readonly Point[], since: number): Stand {
  const later = newestMeasurement(points)
  const earlier =
    measuredBefore(points, since + 1) ??
    points.find(({ state, checked_at }) => state === 'done' && Date.parse(checked_at) > since)
  const isLater =
    earlier && later && earlier.checked_at < later.checked_at && Date.parse(later.checked_at) > since
  if (!isLater) return { item, change: null, event: null }
  const change = changeSince(earlier, later)
  const kind = classifyNews(change, item.best, later)
  const event = kind && { item, kind, from: earlier.position, to: later.position, earlier, later }
  return { item, change, event }
}

export function collectNews(items: readonly TrackedItem[], since: string): News {
  const from = Date.parse(since)
  const read = items
    .filter(({ row }) => row.status)
    .map((item) => {
      const points = unpack(item.trail)
      const recent = points.filter(({ checked_at }) => Date.parse(checked_at) > from)
      const measurements = points.filter(({ state }) => state === 'done').length
      const isMeasured = recent.some(({ state }) => state === 'done')
      return {
        stand: compareItem(item, points, from),
        recent,
        isMeasured,
        isFirst: isMeasured && measurements === 1,
      }
    })
  const active = read.map(({ stand }) => stand).sort(byImportance)
  const checks = read.flatMap(({ stand }) => stand.item.last?.checked_at ?? [])
  return {
    since,
    events: active.flatMap(({ event }) => event ?? []),
    active,
    paused: items.filter(({ row }) => !row.status).sort(byPosition),
    measured: read.filter(({ isMeasured }) => isMeasured).length,
    first: read.filter(({ isFirst }) => isFirst).length,
    unchanged: active.filter(({ change }) => change?.kind === 'same' || change?.kind === 'out').length,
    failures: read
      .flatMap(({ recent }) => recent.filter(({ state }) => state === 'failed'))
      .map(({ checked_at }) => checked_at)
      .sort(),
    checked_at: checks.sort().at(-1) ?? null,
  }
}

function byImportance(a: Stand, b: Stand): number {
  if (a.event && b.event) return byWeight(a.event, b.event)
  if (a.event || b.event) return a.event ? -1 : 1
  return byPosition(a.item, b.item)
}

function byPosition(a: TrackedItem, b: TrackedItem): number {
  const rank = ({ current }: TrackedItem) => current?.position ?? Number.POSITIVE_INFINITY
  return rank(a) === rank(b) ? a.row.keyword.localeCompare(b.row.keyword) : rank(a) - rank(b)
}
