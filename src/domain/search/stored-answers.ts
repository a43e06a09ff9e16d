import type { SearchRow } from './rows.ts'

const freshMs = 24 * 60 * 60_000

export type StoredAnswer = Pick<SearchRow, 'id' | 'searched_at'>

/** Newer stored searches are offered before a credit is spent on a new one. */
export function freshSince(now: Date): string {
  return new Date(now.getTime() - freshMs).toISOString()
}
