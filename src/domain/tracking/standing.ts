// A key phrase's newest positions in one small record, so that a list of a thousand reads nothing else.

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

/** The fields of a check that lists show. */
export type StandingPoint = Pick<
  KeyPhraseCheckRow,
  'search_id' | 'checked_at' | 'state' | 'failure_code' | 'position' | 'results' | 'source'
>

export interface Standing {
  keyword_id: string
  /** The newest check, failed or not. */
  last: StandingPoint | null
  /** The newest completed check. */
  current: StandingPoint | null
  change: PositionChange | null
  weekChange: PositionChange | null
  /** The best position of all checks on this device. */
  best: { position: number; checked_at: string } | null
  /** The newest checks, packed because objects would be 90 % of the bytes that a long list reads. See `unpack`. */
  trail: string
}

// Enough for a week of daily checks and many manual ones.
const keptPoints = 45

function pack(points: readonly Point[]): string {
  return points
    .map(({ checked_at, state, position, results }) => {
      const measured = position === null ? `-${results}` : String(position)
      return `${Date.parse(checked_at).toString(36)}:${state === 'failed' ? '' : measured}`
    })
    .join(' ')
}

/** The checks of a trail, oldest first. `results` is only stored for checks without a position. */
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

function toPoint(check: KeyPhraseCheckRow): StandingPoint {
  const { search_id, checked_at, state, failure_code, position, results, source } = check
  return { search_id, checked_at, state, failure_code, position, results, source }
}

/** Adds checks to a standing. Of those that it has already, nothing is added. */
export function withChecks(
  standing: Standing | undefined,
  keyword_id: string,
  checks: readonly KeyPhraseCheckRow[],
): Standing {
  const trail = [...unpack(standing?.trail ?? ''), ...checks]
    .sort(byTime)
    .filter(({ checked_at }, at, all) => checked_at !== all[at + 1]?.checked_at)
    .slice(-keptPoints)
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
  }
}
