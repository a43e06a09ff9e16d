// A key phrase's newest positions in one small record, so that a list of a thousand needs no other read.

import type { PositionChange } from '../ranking/rank-changes.ts'
import { bestOf, changeSince, knownBefore, newestOf, type Point, previousOf } from './positions.ts'
import type { KeyPhraseCheckRow } from './rows.ts'

/** One check as a list tells of it. */
export type StandingPoint = Pick<
  KeyPhraseCheckRow,
  'search_id' | 'checked_at' | 'state' | 'failure_code' | 'position' | 'results' | 'source'
>

export interface Standing {
  keyword_id: string
  /** The newest check, failed or not. */
  last: StandingPoint | null
  /** The newest check that measured something. */
  current: StandingPoint | null
  change: PositionChange | null
  weekChange: PositionChange | null
  /** The best position of all checks on this device. */
  best: { position: number; checked_at: string } | null
  /** The newest checks, packed: as objects they would be nine tenths of the bytes that a long list reads. See `unpack`. */
  trail: string
}

// Enough for seven days of daily checks and a good many made by hand.
const keptPoints = 45

function pack(points: readonly Point[]): string {
  return points
    .map(({ checked_at, state, position, results }) => {
      const measured = position === null ? `-${results}` : String(position)
      return `${Date.parse(checked_at).toString(36)}:${state === 'failed' ? '' : measured}`
    })
    .join(' ')
}

/** The checks of a trail, oldest first. How many results there were is kept only where it was not among them. */
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

function pointOf(check: KeyPhraseCheckRow): StandingPoint {
  const { search_id, checked_at, state, failure_code, position, results, source } = check
  return { search_id, checked_at, state, failure_code, position, results, source }
}

/** A standing with these checks, all of them new to it, added. */
export function withChecks(
  standing: Standing | undefined,
  keyword_id: string,
  checks: readonly KeyPhraseCheckRow[],
): Standing {
  const trail = [...unpack(standing?.trail ?? ''), ...checks].sort(byTime).slice(-keptPoints)
  const told = [standing?.current, standing?.last, ...checks.map(pointOf)].filter((point) => point != null)
  told.sort(byTime)
  const known = standing?.best ? [{ ...standing.best, state: 'done' as const, results: 0 }] : []
  const best = bestOf<Point>([...known, ...checks].sort(byTime))
  const newest = newestOf(trail)
  return {
    keyword_id,
    last: told.at(-1) ?? null,
    current: newestOf(told) ?? null,
    change: changeSince(previousOf(trail), newest),
    weekChange: changeSince(knownBefore(trail, 7), newest),
    best: best && { position: best.position, checked_at: best.checked_at },
    trail: pack(trail),
  }
}
