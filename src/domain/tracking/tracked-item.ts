import { dayMs } from '../../lib/calendar-days.ts'
import type { KeyPhraseRow } from './rows.ts'
import { type Standing, withChecks } from './standing.ts'

export interface TrackedItem extends Omit<Standing, 'keyword_id'> {
  row: KeyPhraseRow
}

/** A daily check may be half a day late. */
export const staleMs = 1.5 * dayMs

export function trackedItem(row: KeyPhraseRow, standing: Standing | undefined): TrackedItem {
  const { keyword_id: _, ...stands } = standing ?? withChecks(undefined, row.id, [])
  return { row, ...stands }
}

export function isStale({ row, last }: Pick<TrackedItem, 'row' | 'last'>, now: Date): boolean {
  return row.status && last !== null && now.getTime() - Date.parse(last.checked_at) > staleMs
}
