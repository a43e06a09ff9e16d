// What happened to the tracked key phrases since a time. Derived from their standings alone, no ranking is read.

import type { PositionChange } from '../ranking/rank-changes.ts'
import { changeSince, measuredBefore, newestOf, type Point } from './positions.ts'
import { unpack } from './standing.ts'
import type { TrackedItem } from './tracked-item.ts'

/**
 * - `left`: was among the results and is not any more
 * - `down`, `up`: moved; `best`: moved up to where it never was before
 * - `entered`: was not among the results and is now
 */
export type NewsKind = 'left' | 'down' | 'entered' | 'best' | 'up'

export interface NewsEvent {
  item: TrackedItem
  kind: NewsKind
  /** Positions; null where it was not, or is not, among the results. */
  from: number | null
  to: number | null
  /** The measurement that it is compared with, and the newest one. */
  earlier: Point
  later: Point
}

/** A key phrase with how it moved since; null where there is nothing to compare. */
export interface Stand {
  item: TrackedItem
  change: PositionChange | null
  event: NewsEvent | null
}

export interface News {
  /** ISO 8601 */
  since: string
  /** What matters most comes first. */
  events: NewsEvent[]
  /** The active key phrases: those that moved first, in the order of the events. */
  active: Stand[]
  paused: TrackedItem[]
  /** How many active ones were measured since. */
  measured: number
  /** How many of them were measured for the first time. */
  first: number
  /** How many of them stand where they stood. */
  unchanged: number
  /** When checks failed since, oldest first. */
  failures: string[]
  /** When anything was checked last, failed or not; null before the first check. */
  checked_at: string | null
}

/** Falling out of the first so many is worse than moving within or outside of them. */
const topPlaces = 10

const weights: Record<NewsKind, number> = { left: 4, down: 3, entered: 2, best: 1, up: 0 }

function weightOf({ kind, from, to }: NewsEvent): number {
  const isTop = from !== null && from <= topPlaces
  return isTop && (to === null || to > topPlaces) ? 5 : weights[kind]
}

/** How far it moved; out of the results counts from the end of them. */
function placesOf({ from, to, earlier, later }: NewsEvent): number {
  return Math.abs((from ?? earlier.results + 1) - (to ?? later.results + 1))
}

function byWeight(a: NewsEvent, b: NewsEvent): number {
  return weightOf(b) - weightOf(a) || placesOf(b) - placesOf(a) || byPosition(a.item, b.item)
}

/** Whether it lost its place. */
export function isWorse({ kind }: NewsEvent): boolean {
  return kind === 'left' || kind === 'down'
}

function kindOf(change: PositionChange | null, best: TrackedItem['best'], later: Point): NewsKind | null {
  if (change?.kind === 'left' || change?.kind === 'entered') return change.kind
  if (change?.kind !== 'moved') return null
  if (change.by < 0) return 'down'
  return best?.checked_at === later.checked_at ? 'best' : 'up'
}

function standOf(item: TrackedItem, points: readonly Point[], since: number): Stand {
  const later = newestOf(points)
  // What is known for a shorter time is compared with the first that is known of that time.
  const earlier =
    measuredBefore(points, since) ??
    points.find(({ state, checked_at }) => state === 'done' && Date.parse(checked_at) >= since)
  const isLater =
    earlier && later && earlier.checked_at < later.checked_at && Date.parse(later.checked_at) > since
  if (!isLater) return { item, change: null, event: null }
  const change = changeSince(earlier, later)
  const kind = kindOf(change, item.best, later)
  const event = kind && { item, kind, from: earlier.position, to: later.position, earlier, later }
  return { item, change, event }
}

/** The news of these key phrases since a time (ISO 8601). */
export function newsOf(items: readonly TrackedItem[], since: string): News {
  const from = Date.parse(since)
  const read = items
    .filter(({ row }) => row.status)
    .map((item) => {
      const points = unpack(item.trail)
      const recent = points.filter(({ checked_at }) => Date.parse(checked_at) > from)
      const measurements = points.filter(({ state }) => state === 'done').length
      const isMeasured = recent.some(({ state }) => state === 'done')
      return {
        stand: standOf(item, points, from),
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

/** What moved comes first, by weight; then the best position. */
function byImportance(a: Stand, b: Stand): number {
  if (a.event && b.event) return byWeight(a.event, b.event)
  if (a.event || b.event) return a.event ? -1 : 1
  return byPosition(a.item, b.item)
}

/** Best position first; what has none comes last. */
function byPosition(a: TrackedItem, b: TrackedItem): number {
  const rank = ({ current }: TrackedItem) => current?.position ?? Number.POSITIVE_INFINITY
  return rank(a) === rank(b) ? a.row.keyword.localeCompare(b.row.keyword) : rank(a) - rank(b)
}
