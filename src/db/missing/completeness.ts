// Compares the number of rows of each relation, and a fingerprint of their ids, with the server's. If either
// differs, the device fetches the server's ids and compares them with its own.
import type { Table } from 'dexie'
import {
  computeFingerprint,
  type PagedRelation,
  type Pulled,
  type RowName,
  tablesOf,
} from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'
import { forgetFact, readMetadata, writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import { nameOf } from '../core/wanted-record.ts'
import { type Held, heldAgainst, isHeld } from '../mirror/held.ts'
import { isCurrent, type PullTicket } from '../mirror/pull-books.ts'
import { noteListed, unlessFull } from '../space/full-disk.ts'
import { want, wantedOf } from './wanted.ts'

const intervalMs = 60 * 60_000

/** True if the last comparison is over an hour old, or if none is recorded, as after `doubtRows`. */
export async function isComparisonDue(): Promise<boolean> {
  const at = await readMetadata('compared_at')
  return typeof at !== 'number' || Math.abs(now().getTime() - at) > intervalMs
}

/** Records that a comparison has finished: all missing rows are now listed as wanted. */
export async function noteComparison(): Promise<void> {
  await writeMetadata('compared_at', now().getTime())
  noteListed()
}

/** Makes the next pull compare all rows. Joins the open transaction. */
export async function doubtRows(): Promise<void> {
  await forgetFact('compared_at')
}

/** Keyed by row id. Includes rows that this build cannot parse, and rows still to be fetched. */
async function readNames(relation: PagedRelation): Promise<Map<string, RowName>> {
  const names = new Map<string, RowName>()
  for (const table of tablesOf(relation)) {
    const mirrored: Table<object, string> = database().table(table)
    await setUnlistedAside(mirrored)
    for (const id of await mirrored.toCollection().primaryKeys()) names.set(id, { table, id })
    for (const { id } of await wantedOf(table).toArray()) names.set(id, { table, id })
    for (const { name } of await database().$unreadable.where('name').startsWith(`${table}/`).toArray()) {
      const id = name.slice(table.length + 1)
      names.set(id, { table, id })
    }
  }
  return names
}

/**
 * Finds damaged rows that lack an indexed column, and are therefore missing from that index. If an index has
 * fewer rows than its table, reads the whole table, which sets the damaged rows aside.
 */
async function setUnlistedAside(mirrored: Table): Promise<void> {
  const count = await mirrored.count()
  // A check without a key phrase is not damaged, but is missing from the index `keyword_id`.
  for (const { name } of mirrored.schema.indexes)
    if (name !== 'keyword_id' && (await mirrored.orderBy(name).count()) < count)
      return mirrored.each(() => {})
}

/**
 * Returns the relations that differ from the server's. Skips relations with pending changes, and skips all
 * relations while the deletion of a key phrase is pending. Joins the open transaction.
 */
export async function compareTally(
  tally: NonNullable<Pulled['tally']>,
  held: Held,
): Promise<PagedRelation[]> {
  if (held.deletedPhrases.size > 0) return []
  const changing = new Set([...held.rows].map((row) => row.split('/')[0]))
  const differing: PagedRelation[] = []
  for (const [relation, [count, print]] of Object.entries(tally) as [PagedRelation, [number, number]][]) {
    if (changing.has(relation)) continue
    const ids = await readNames(relation)
    if (ids.size !== count || computeFingerprint(ids.keys()) !== print) differing.push(relation)
  }
  return differing
}

export async function wantDifference(
  ticket: PullTicket,
  relation: PagedRelation,
  server: readonly RowName[],
): Promise<'kept' | 'full'> {
  const db = databaseOf(ticket.userId)
  const keep = async () => {
    if (!(await isCurrent(ticket))) return
    const held = await heldAgainst(null)
    const device = await readNames(relation)
    const names = new Set(server.map(({ id }) => id))
    const missing = server.filter(({ id }) => !device.has(id))
    const extra = [...device.values()].filter(({ id }) => !names.has(id))
    await want([...missing, ...extra].filter(({ table, id }) => !isHeld(held, table, id)))
    await db.$unreadable.bulkDelete(extra.map(nameOf))
  }
  return unlessFull(() => db.transaction('rw', db.tables, keep))
}
