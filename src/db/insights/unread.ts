import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { database } from '../core/open.ts'

/** Joins the open transaction. */
export async function noteUnread(checks: readonly Pick<CheckRow, 'id' | 'keyword_id'>[]): Promise<void> {
  await database().$unread.bulkPut(checks.map(({ id, keyword_id }) => ({ id, keyword_id })))
}

export function countUnread(): Promise<number> {
  return database().$unread.count()
}
