import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { database, databaseOf } from '../core/open.ts'
import { nameOf } from '../core/wanted-record.ts'
import { heldAgainst, isHeld } from '../mirror/held.ts'
import { isCurrent, type PullTicket } from '../mirror/pull-books.ts'
import { isStale } from '../mirror/pulled-heads.ts'
import { keyOf, putRows, removeRows } from '../mirror/pulled-rows.ts'
import { whole } from '../mirror/whole-records.ts'
import { noteRoom, unlessFull } from '../space/full-disk.ts'
import { countLarge, isLarge, passedOver, type WantedBatch, want } from './wanted.ts'

/**
 * Stores fetched rows that are neither held nor stale, and removes requested rows that the server no longer
 * has. Does nothing if the progress of pulls has changed since `ticket` was created. Returns `full` if the
 * disk is full, without evicting anything.
 */
export async function keepWanted(
  ticket: PullTicket,
  { table, ids }: WantedBatch,
  read: { rows: readonly object[]; unreadable: readonly string[] },
): Promise<'kept' | 'full'> {
  const db = databaseOf(ticket.userId)
  const keep = async () => {
    if (!(await isCurrent(ticket))) return
    const held = await heldAgainst(null)
    const keyed = new Map(read.rows.map((row) => [keyOf(table, row), row]))
    const stored = await db.table(table).bulkGet([...keyed.keys()])
    const fresh = [...keyed].flatMap(([id, row], index) =>
      isHeld(held, table, id, row) || isStale(row, stored[index]) ? [] : [withKept(row, stored[index])],
    )
    await putRows(table, fresh)
    const unreadable = new Set(read.unreadable)
    const gone = ids.filter((id) => !keyed.has(id) && !unreadable.has(id) && !isHeld(held, table, id))
    await removeRows(table, [...gone, ...(await headsAmong(table, read.unreadable))])
    await db.$unreadable.bulkDelete(ids.map((id) => nameOf({ table, id })))
    await db.$unreadable.bulkPut(read.unreadable.map((id) => ({ name: nameOf({ table, id }) })))
    await db.$wanted.bulkDelete(ids.map((id) => nameOf({ table, id })))
    await want(passedOver(held, table, ids))
    if (isLarge(table)) noteRoom((await countLarge()) === 0)
  }
  return unlessFull(() => db.transaction('rw', db.tables, keep))
}

/** Returns the `ids` stored as heads. The caller removes these heads, so that lists omit unreadable rows. */
async function headsAmong(table: keyof PulledRows, ids: readonly string[]): Promise<string[]> {
  if (table !== 'searches' && table !== 'checks') return []
  const stored = database().table(table)
  const rows = await stored.bulkGet([...ids])
  return ids.filter((_, index) => rows[index] && !whole(table, rows[index]))
}

/** Keeps stored results that the server has purged. */
function withKept(row: object, stored: object | undefined): object {
  const isLet = 'check_results' in row && Array.isArray(row.check_results) && row.check_results.length === 0
  if (!isLet || !stored || !('search_ranking_results' in stored)) return row
  const { search_ranking_results: kept } = stored
  return Array.isArray(kept) && kept.length > 0 ? { ...row, search_ranking_results: kept } : row
}
