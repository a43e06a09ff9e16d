// The sync's side of the door of write.ts: what a pull may change. It never overwrites or brings back a row
// that has a change in the outbox.
import { Dexie, type Table } from 'dexie'
import type { KeyPhraseCheckRow } from '#src/domain/rows.ts'
import { markPendingReads } from './alerts.ts'
import { readFact, writeFact } from './facts.ts'
import { forgetChecksOf } from './key-phrase-checks.ts'
import { type AppendedTable, outboxRow, type ReplacedTable, type StoredRow } from './mirror.ts'
import { database } from './open.ts'
import { heldRows } from './outbox.ts'
import { withRoom } from './room.ts'
import { putKeyPhraseChecks } from './standings.ts'

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
    db.transaction('rw', [table, db.$standings, db.$outbox, db.$facts], async () => {
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
    if (name === 'alerts') await markPendingReads()
  })
}

/** What rows of tables that only grow have in common. */
export interface GrowingRow {
  id: string
  state: string
  changed_at: string
  /** Of a check: how many pages it has. */
  pages_done?: number
}

/** Whether an answer left the server before what is stored here: a search that settled, a check that grew. */
function isStale(row: GrowingRow, known: GrowingRow): boolean {
  if (row.state === 'pending' && known.state !== 'pending') return true
  return (row.pages_done ?? 0) < (known.pages_done ?? 0)
}

/**
 * Adds rows in the order of their change and remembers how far the pull has come. What is stored is not set back
 * by an answer that left the server earlier. Throws StorageFull.
 */
export async function appendPulled<Name extends AppendedTable>(
  name: Name,
  rows: readonly (GrowingRow & StoredRow<Name>)[],
  ticket: PullTicket,
): Promise<void> {
  const table: Table<GrowingRow, string> = database().table(name)
  await keepPulled(ticket, table, async () => {
    const held = await heldRows()
    const stored = await table.bulkGet(rows.map((row) => row.id))
    const news = rows.filter((row, index) => {
      if (held.has(outboxRow(name, row.id))) return false
      const known = stored[index]
      return known === undefined || (known.changed_at !== row.changed_at && !isStale(row, known))
    })
    if (name === 'keyPhraseChecks') {
      const known = new Set(stored.flatMap((row) => row?.id ?? []))
      await putKeyPhraseChecks(news as unknown as KeyPhraseCheckRow[], known)
    } else {
      await table.bulkPut(news)
    }
    const last = rows.at(-1)
    if (last) await writeFact(`${name}_until`, last.changed_at)
  })
}

/** `changed_at` of the newest row that a pull has brought into a table that grows; null before the first one. */
export async function pulledUntil(name: AppendedTable): Promise<string | null> {
  return (await readFact(`${name}_until`)) ?? null
}

/** Removes what belongs to key phrases that are gone: the server removed it with them. */
export async function dropOrphans(ticket: PullTicket): Promise<void> {
  const db = database()
  if (db.userId !== ticket.userId) return
  await db.transaction('rw', [db.keyPhrases, db.keyPhraseChecks, db.checks, db.$standings], async () => {
    const kept = new Set(await db.keyPhrases.toCollection().primaryKeys())
    const known = (await db.keyPhraseChecks.orderBy('keyword_id').uniqueKeys()) as string[]
    await forgetChecksOf(known.filter((id) => !kept.has(id)))
  })
}
