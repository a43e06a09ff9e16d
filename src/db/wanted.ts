// Rows that this device knows to lack or doubts: named here until they were read by their keys.
import { Dexie } from 'dexie'
import type { PulledRows, RowName } from '#src/domain/pulled.ts'
import { heldAgainst, isHeld } from './held.ts'
import { database } from './open.ts'
import { databaseOf, isCurrent, type PullTicket } from './pull-books.ts'
import { isStale } from './pulled-heads.ts'
import { keyOf, putRows, removeRows } from './pulled-rows.ts'
import type { WantedRecord } from './schema.ts'

// A check holds the videos of all its pages, some 30 kB; a list of more names is too long for an address.
const batchSizes: Partial<Record<keyof PulledRows, number>> = { checks: 20 }
const batchSize = 100

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
  'searches',
  'checks',
]

export const nameOf = ({ table, id }: RowName) => `${table}/${id}`

/** Has these rows read by their keys. Joins the transaction that is open. */
export async function want(names: readonly RowName[]): Promise<void> {
  const records = names.map((row): WantedRecord => ({ ...row, name: nameOf(row), at: row.at ?? '' }))
  await database().$wanted.bulkPut(records)
}

export interface WantedBatch {
  table: keyof PulledRows
  ids: string[]
}

/** What to read next, the newest first; undefined when nothing is wanted. */
export async function nextWanted(): Promise<WantedBatch | undefined> {
  const { $wanted } = database()
  for (const table of order) {
    const batch = await $wanted
      .where('[table+at]')
      .between([table, Dexie.minKey], [table, Dexie.maxKey])
      .reverse()
      .limit(batchSizes[table] ?? batchSize)
      .toArray()
    if (batch.length > 0) return { table, ids: batch.map(({ id }) => id) }
  }
}

/**
 * Keeps what was read of a batch; what did not come is gone. Nothing where the device has learned more since the ticket
 * was taken: then it is to be read again. A full disk is no reason to let other rows go: these wait for room.
 */
export async function keepWanted(
  ticket: PullTicket,
  { table, ids }: WantedBatch,
  read: { rows: readonly object[]; unreadable: readonly string[] },
): Promise<void> {
  const db = databaseOf(ticket)
  await db.transaction('rw', db.tables, async () => {
    if (!(await isCurrent(ticket))) return
    const held = await heldAgainst(null)
    const keyed = new Map(read.rows.map((row) => [keyOf(table, row), row]))
    const stored = await db.table(table).bulkGet([...keyed.keys()])
    const fresh = [...keyed].filter(
      ([id, row], index) => !isHeld(held, table, id, row) && !isStale(row, stored[index]),
    )
    await putRows(
      table,
      fresh.map(([, row]) => row),
    )
    const unreadable = new Set(read.unreadable)
    const gone = ids.filter((id) => !keyed.has(id) && !unreadable.has(id) && !isHeld(held, table, id))
    await removeRows(table, gone)
    await db.$unreadable.bulkDelete(ids.map((id) => nameOf({ table, id })))
    await db.$unreadable.bulkPut(read.unreadable.map((id) => ({ name: nameOf({ table, id }) })))
    await db.$wanted.bulkDelete(ids.map((id) => nameOf({ table, id })))
  })
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
