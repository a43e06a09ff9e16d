// A standing summarizes the checks of a key phrase in a small record, so that lists need not read the checks.

import { usualChecks, usualRank } from '../insight/usual-rank.ts'
import type { PositionChange } from '../ranking/rank-changes.ts'
import {
  bestMeasurement,
  changeSince,
  knownBefore,
  newestMeasurement,
  type Point,
  previousMeasurement,
} from './positions.ts'
import type { KeyPhraseCheckRow } from './rows.ts'

export type StandingPoint = Pick<
  KeyPhraseCheckRow,
  'search_id' | 'checked_at' | 'state' | 'failure_code' | 'position' | 'results' | 'source'
>

export interface Standing {
  keyword_id: string
  /** The newest check, failed or not. */
  last: StandingPoint | null
  current: StandingPoint | null
  change: PositionChange | null
  weekChange: PositionChange | null
  /** The best position in any check that this device ever stored, and when it was first reached. */
  best: { position: number; checked_at: string } | null
  /** See `unpack`. As objects, the checks would be 90% of the bytes that a long list reads. */
  trail: string
  /** See `packUsual`. */
  usual?: string | undefined
  /** See `signsOf`. Undefined until the signs of a check have been computed. */
  signs?: string | undefined
  /** The newest check in which one of the user's videos overtook another, with their shortened captions. */
  passing?: { checked_at: string; ahead: string; behind: string } | undefined
}

// Large enough to include a week of daily checks, even if the user makes many checks.
const keptPoints = 45

/** Keeps the newest checks and the older completed checks that the usual rank needs. */
function newestPoints(points: readonly Point[]): Point[] {
  const answered = new Set(points.filter(({ state }) => state === 'done').slice(-1 - usualChecks))
  return points.filter((point, at) => at >= points.length - keptPoints || answered.has(point))
}

/** With fewer known signs, an opportunity has no verdict. */
export const leastSigns = 3

/**
 * Returns the median followed by `u`, `b` or `w` for a usual, better or worse position (in upper case for a
 * new level), or by `?` if the usual range is not telling. For example, `InfinityB` means that the video is
 * usually not found and is now at a new, better level. Returns undefined if the usual rank is unknown.
 */
function packUsual(points: readonly Point[]): string | undefined {
  const usual = usualRank(points)
  if (!('is' in usual)) return undefined
  const side = usual.isTelling ? usual.is.charAt(0) : '?'
  return `${usual.median ?? Number.POSITIVE_INFINITY}${usual.isNewLevel ? side.toUpperCase() : side}`
}

export function isBetterThanUsual({ usual }: Pick<Standing, 'usual'>): boolean {
  return usual?.at(-1)?.toLowerCase() === 'b'
}

/** Returns 2 for a new level, 1 for a position outside the usual range, 0 for one inside, null if unknown. */
export function unusualnessOf({ usual }: Pick<Standing, 'usual'>): 0 | 1 | 2 | null {
  const side = usual?.at(-1)
  if (side === undefined || side === '?') return null
  if (side === 'u') return 0
  return side < 'a' ? 2 : 1
}

/** Returns the median rank, for sorting: Infinity if the video is usually not found, and NaN if unknown. */
export function usualRankOf({ usual = '' }: Pick<Standing, 'usual'>): number {
  return Number.parseFloat(usual)
}

export const verdicts = ['hard', 'hard', 'contested', 'open', 'wideOpen'] as const
export type Verdict = (typeof verdicts)[number]

/** Returns how many signs hold; NaN if too few are known. */
export function opportunityOf({ signs = '' }: Pick<Standing, 'signs'>): number {
  const known = signs.replaceAll('?', '')
  return known.length < leastSigns ? Number.NaN : known.replaceAll('0', '').length
}

export function verdictOf(standing: Pick<Standing, 'signs'>): Verdict | null {
  return verdicts[opportunityOf(standing)] ?? null
}

/** For sorting by how many signs hold, then by the usual rank. Returns NaN if too few signs are known. */
export function chanceOf(standing: Pick<Standing, 'signs' | 'usual'>): number {
  return opportunityOf(standing) * 1_000 - Math.min(usualRankOf(standing) || 999, 999)
}

/** Returns the item with the highest `chanceOf`. Ignores items whose verdict is "hard" or unknown. */
export function findOpenest<Item extends Pick<Standing, 'signs' | 'usual'>>(
  items: readonly Item[],
): Item | undefined {
  const open = items.filter((item) => opportunityOf(item) > 1)
  return open.sort((one, other) => chanceOf(other) - chanceOf(one))[0]
}

function pack(points: readonly Point[]): string {
  return points
    .map(({ checked_at, state, position, results }) => {
      const measured = position === null ? `-${results}` : String(position)
      return `${Date.parse(checked_at).toString(36)}:${state === 'failed' ? '' : measured}`
    })
    .join(' ')
}

/** Returns the checks oldest first. `results` is 0 for failed checks and for checks with a position. */
export function unpack(trail: string): Point[] {
  if (trail === '') return []
  return trail.split(' ').map((text) => {
    const [time = '', measured = ''] = text.split(':')
    const value = Number(measured)
    return {
      checked_at: new Date(Number.parseInt(time, 36)).toISOString(),
      state: measured === '' ? 'failed' : 'done',
      position: measured === '' || measured.startsWith('-') ? null : value,
      results: measured.startsWith('-') ? -value : 0,
    }
  })
}

function byTime(a: Point, b: Point): number {
  return a.checked_at.localeCompare(b.checked_at)
}

function toPoint(check: StandingPoint): StandingPoint {
  const { search_id, checked_at, state, failure_code, position, results, source } = check
  return { search_id, checked_at, state, failure_code, position, results, source }
}

/** Adds checks to a standing. Adding the same checks again changes nothing. */
export function withChecks(
  standing: Standing | undefined,
  keyword_id: string,
  checks: readonly StandingPoint[],
): Standing {
  const trail = newestPoints(
    [...unpack(standing?.trail ?? ''), ...checks]
      .sort(byTime)
      .filter(({ checked_at }, at, all) => checked_at !== all[at + 1]?.checked_at),
  )
  const candidates = [standing?.current, standing?.last, ...checks.map(toPoint)].filter(
    (point) => point != null,
  )
  candidates.sort(byTime)
  const known = standing?.best ? [{ ...standing.best, state: 'done' as const, results: 0 }] : []
  const best = bestMeasurement<Point>([...known, ...checks].sort(byTime))
  const newest = newestMeasurement(trail)
  return {
    keyword_id,
    last: candidates.at(-1) ?? null,
    current: newestMeasurement(candidates) ?? null,
    change: changeSince(previousMeasurement(trail), newest),
    weekChange: changeSince(knownBefore(trail, 7), newest),
    best: best && { position: best.position, checked_at: best.checked_at },
    trail: pack(trail),
    usual: packUsual(trail),
    signs: standing?.signs,
    passing: standing?.passing,
  }
}
