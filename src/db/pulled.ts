// The sync's side of the door of write.ts: what a pull may change. It never overwrites or brings back a row
// that has a change in the outbox.
import { Dexie, type Table } from 'dexie'
import type { SearchRow } from '#src/domain/rows.ts'
import { readFact, writeFact } from './facts.ts'
import { outboxRow, type ReplacedTable, type StoredRow } from './mirror.ts'
import { database } from './open.ts'
import { heldRows } from './outbox.ts'
import { withRoom } from './room.ts'

/**
 * Taken before the server is asked. The answer is kept only if the same user's database is open then and no
 * change was settled in between: such an answer may be older than the change.
 */
export interface PullTicket {
  userId: string
  settled: number
}

/** A ticket for the pull that is about to be asked for. */
export async function takeTicket(): Promise<PullTicket> {
  const { userId } = database()
  return { userId, settled: (await readFact('settled')) ?? 0 }
}

function keepPulled(ticket: PullTicket, table: Table, write: () => Promise<void>): Promise<void> {
  const db = database()
  if (db.userId !== ticket.userId) throw new Dexie.DatabaseClosedError('This database is no longer open')
  return withRoom(() =>
    db.transaction('rw', table, db.$outbox, db.$facts, async () => {
      if (((await readFact('settled')) ?? 0) === ticket.settled) await write()
    }),
  )
}

/** Makes a `replace` table what the server has: these rows and no others. Throws StorageFull. */
export async function replacePulled<Name extends ReplacedTable>(
  name: Name,
  rows: readonly StoredRow<Name>[],
  ticket: PullTicket,
): Promise<void> {
  const table: Table<StoredRow<Name>, string> = database().table(name)
  const keyOf = (row: StoredRow<Name>) => Dexie.getByKeyPath(row, String(table.schema.primKey.keyPath))
  await keepPulled(ticket, table, async () => {
    const held = await heldRows()
    const isHeld = (key: string) => held.has(outboxRow(name, key))
    const pulled = new Set(rows.map(keyOf))
    const stored = await table.toCollection().primaryKeys()
    await table.bulkDelete(stored.filter((key) => !pulled.has(key) && !isHeld(key)))
    await table.bulkPut(rows.filter((row) => !isHeld(keyOf(row))))
  })
}

/**
 * Adds searches in the order of their change and remembers how far the pull has come. A search that has settled
 * here is not set back to pending by an answer that left the server earlier. Throws StorageFull.
 */
export async function appendPulled(rows: readonly SearchRow[], ticket: PullTicket): Promise<void> {
  const { searches } = database()
  await keepPulled(ticket, searches, async () => {
    const held = await heldRows()
    const stored = await searches.bulkGet(rows.map((row) => row.id))
    const news = rows.filter((row, index) => {
      if (held.has(outboxRow('searches', row.id))) return false
      const known = stored[index]
      if (known === undefined) return true
      const isStale = row.state === 'pending' && known.state !== 'pending'
      return known.changed_at !== row.changed_at && !isStale
    })
    await searches.bulkPut(news)
    const last = rows.at(-1)
    if (last) await writeFact('searches_until', last.changed_at)
  })
}

/** `changed_at` of the newest search that a pull has brought; null before the first one. */
export async function searchesUntil(): Promise<string | null> {
  return (await readFact('searches_until')) ?? null
}
