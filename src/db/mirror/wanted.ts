// Rows that this device knows it lacks, or is not sure of: listed here until they have been read by their keys.
import { type Collection, Dexie, liveQuery } from 'dexie'
import type { PulledRows, RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'
import { database, databaseOf } from '../core/open.ts'
import type { WantedRecord } from '../core/schema.ts'
import { isFull, isQuotaFailure, noteFull, noteRoom, rowsToTry } from './full-disk.ts'
import { heldAgainst, isHeld } from './held.ts'
import { isCurrent, type PullTicket } from './pull-books.ts'
import { keyOf, putRows, removeRows } from './pulled-rows.ts'
import { isStale, withKept } from './stale.ts'
import { whole } from './whole-records.ts'

// A check holds the videos of all its pages, some 30 kB. Of everything else, more names would make the URL too long.
const batchSizes: Partial<Record<keyof PulledRows, number>> = { checks: 20 }
const batchSize = 100

/** What waits for room on a full disk. All else is small. */
const large = ['searches', 'checks'] as const satisfies (keyof PulledRows)[]
const isLarge = (table: keyof PulledRows) => large.some((one) => one === table)

/** The searches last: they are many and large. */
const order: readonly (keyof PulledRows)[] = [
  'profile',
  'plans',
  'alertSettings',
  'subscription',
  'keyPhrases',
  'notes',
  'alertRules',
  'alerts',
  'keyPhraseChecks',
  ...large,
]

export const nameOf = ({ table, id }: RowName) => `${table}/${id}`

/** Has these rows read by their keys. Joins the transaction that is open. */
export async function want(names: readonly RowName[]): Promise<void> {
  const records = names.map((row): WantedRecord => ({ ...row, name: nameOf(row), at: row.at ?? '' }))
  await database().$wanted.bulkPut(records)
}

/** What somebody is waiting for comes first: instead of its time it has a value that sorts after every time. */
export const askedFrom = '~'

/** Has a row read first, because somebody is looking at it. */
export async function ask(row: RowName): Promise<void> {
  const { $wanted } = database()
  await database().transaction('rw', $wanted, async () => {
    const known = await $wanted.get(nameOf(row))
    if (!known || known.at < askedFrom) await want([{ ...row, at: askedFrom + now().toISOString() }])
  })
}

const askedOf = (table: keyof PulledRows) =>
  database().$wanted.where('[table+at]').between([table, askedFrom], [table, Dexie.maxKey])

/** Calls `listener` with how many rows somebody waits for. Returns the way to stop. */
export function watchAsked(listener: (count: number) => void): () => void {
  const count = async () => {
    const counts = await Promise.all(large.map((table) => askedOf(table).count()))
    return counts.reduce((sum, count) => sum + count)
  }
  const subscription = liveQuery(count).subscribe({
    next: listener,
    // The database was closed: there is nothing left to watch.
    error: () => {},
  })
  return () => subscription.unsubscribe()
}

export interface WantedBatch {
  table: keyof PulledRows
  ids: string[]
}

/** What is wanted of a table. */
export function wantedOf(table: keyof PulledRows): Collection<WantedRecord, string> {
  return database().$wanted.where('[table+at]').between([table, Dexie.minKey], [table, Dexie.maxKey])
}

/** What to read next, the newest first; undefined when nothing is wanted that there may be room for. */
export async function nextWanted(): Promise<WantedBatch | undefined> {
  const room = await rowsToTry()
  for (const table of large) {
    const asked = await askedOf(table)
      .reverse()
      .limit(Math.min(batchSizes[table] ?? batchSize, room))
      .toArray()
    if (asked.length > 0) return { table, ids: asked.map(({ id }) => id) }
  }
  for (const table of order) {
    const most = batchSizes[table] ?? batchSize
    const batch = await wantedOf(table)
      .reverse()
      .limit(isLarge(table) ? Math.min(most, room) : most)
      .toArray()
    if (batch.length > 0) return { table, ids: batch.map(({ id }) => id) }
  }
}

/**
 * Keeps what was read of a batch; what did not come no longer exists. Keeps nothing if the device has learned more since
 * the ticket was taken: the batch is then read again. `full`: the disk is full. No other row is evicted for these; they
 * wait for room.
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
    if (isLarge(table)) await noteRoom((await countLarge()) === 0)
  }
  try {
    await db.transaction('rw', db.tables, keep)
    return 'kept'
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
    await noteFull()
    return 'full'
  }
}

/** Those of which only the head is here. Unreadable ones are not listed either. */
async function headsAmong(table: keyof PulledRows, ids: readonly string[]): Promise<string[]> {
  if (table !== 'searches' && table !== 'checks') return []
  const rows = await database()
    .table(table)
    .bulkGet([...ids])
  return ids.filter((_, index) => rows[index] && !whole(table, rows[index]))
}

/** How many searches and checks are wanted. */
export async function countLarge(): Promise<number> {
  const counts = await Promise.all(large.map((table) => wantedOf(table).count()))
  return counts.reduce((sum, count) => sum + count)
}

/** How many searches and checks wait for room on this device, for live queries. */
export async function countWithoutRoom(): Promise<number> {
  return (await isFull()) ? countLarge() : 0
}

/** Has what an earlier build could not read tried once more. */
export async function wantUnreadable(): Promise<void> {
  const { $unreadable } = database()
  await database().transaction('rw', $unreadable, database().$wanted, async () => {
    const names = (await $unreadable.toArray()).map(
      ({ name }) => name.split('/') as [keyof PulledRows, string],
    )
    await want(names.map(([table, id]) => ({ table, id })))
  })
}

/** How many rows the server has that this build cannot read, for live queries. */
export function countUnreadable(): Promise<number> {
  return database().$unreadable.count()
}
