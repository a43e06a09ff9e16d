import type { SearchRow } from './rows.ts'

const freshMs = 24 * 60 * 60_000

/** Which stored search answers a phrase, and how old it is. */
export type StoredAnswer = Pick<SearchRow, 'id' | 'searched_at'>

/** Answers from this time on are offered before a credit is spent on new ones. */
export function freshSince(now: Date): string {
  return new Date(now.getTime() - freshMs).toISOString()
}
