import type { KeyPhraseRow } from './rows.ts'
import type { Standing } from './standing.ts'

export interface TrackedItem extends Omit<Standing, 'keyword_id'> {
  row: KeyPhraseRow
}

const dayMs = 24 * 60 * 60 * 1000
/** Key phrases are checked daily, and a check may be half a day late. */
const staleMs = 1.5 * dayMs

const unchecked = { last: null, current: null, change: null, weekChange: null, best: null, trail: '' }

export function trackedItem(row: KeyPhraseRow, standing: Standing | undefined): TrackedItem {
  const { keyword_id: _, ...stands } = standing ?? { ...unchecked, keyword_id: row.id }
  return { row, ...stands }
}

export function isStale({ row, last }: Pick<TrackedItem, 'row' | 'last'>, now: Date): boolean {
  return row.status && last !== null && now.getTime() - Date.parse(last.checked_at) > staleMs
}
