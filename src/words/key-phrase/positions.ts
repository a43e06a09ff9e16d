import type { PositionChange } from '../../domain/ranking/rank-changes.ts'
import { isSearchErrorCode } from '../../domain/search/search-errors.ts'
import type { Point } from '../../domain/tracking/positions.ts'
import { plural } from '../../lib/locale.ts'
import { sentences } from '../../lib/translation.ts'
import { searchErrorWords } from '../search/search-errors.ts'

export const positionWords = sentences('positions', {
  notInFirst: (results: number) => `Not in first ${results}`,
  unknown: 'N/A',
  signs: { same: '0', entered: 'New', left: 'Out', out: '–' },
  nothingTracked: 'No account or video set',
  inWeek: (change: string) => `${change} in 7 days`,
  notComparable: 'nothing to compare with yet',
  reached: (time: string) => `Reached ${time}`,
  /** `range` is null if no position was measured. */
  trend: (checks: number, range: { from: number; to: number } | null, missing: number, failed: number) => {
    const parts = [
      plural(checks, 'Last check', `Last ${checks} checks`),
      range ? `positions ${range.from} to ${range.to}` : 'no position',
      missing > 0 && `${missing} not in the results`,
      failed > 0 && `${failed} failed`,
    ]
    return parts.filter(Boolean).join(', ')
  },
  unmeasured: 'no position yet',
})

/** Returns "3", or "Not in first 24" if `position` is null. Only for completed checks, not for failed ones. */
export function positionText({ position, results }: Pick<Point, 'position' | 'results'>): string {
  return position === null ? positionWords.notInFirst(results) : String(position)
}

/** A change as a sign: "+2" is two places up, towards rank 1. */
export function changeSign(change: PositionChange): string {
  if (change.kind === 'moved') return change.by > 0 ? `+${change.by}` : `−${-change.by}`
  return positionWords.signs[change.kind]
}

/** Returns only the cause and says nothing about credits, because daily checks cost none. */
export function failureReason(code: string | null): string {
  return searchErrorWords.causes[isSearchErrorCode(code) ? code : 'internal']
}
