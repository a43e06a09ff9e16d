// Whether this device has every row that the server has: each table's number of rows and the fingerprint of their ids
// say so without a row being sent. Where they differ the names are compared.
import type { Table } from 'dexie'
import { computeFingerprint, type PagedRelation, type Pulled, type RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'
import { forgetFact, readMetadata, writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import { isQuotaFailure, noteFull, noteListed } from '../space/full-disk.ts'
import { type Held, heldAgainst, isHeld } from '../mirror/held.ts'
import { isCurrent, type PullTicket } from '../mirror/pull-books.ts'
import { tablesOf } from '../mirror/tables.ts'
import { nameOf, want, wantedOf } from './wanted.ts'

const intervalMs = 60 * 60_000

/** Whether it is time to compare: an hour after the last time, or at once where there is reason to doubt. */
export async function isComparisonDue(): Promise<boolean> {
  const at = await readMetadata('compared_at')
  return typeof at !== 'number' || Math.abs(now().getTime() - at) > intervalMs
}

/** Server and device were compared, and what differed is wanted. */
export async function noteComparison(): Promise<void> {
  await writeMetadata('compared_at', now().getTime())
  noteListed()
}

/** Has the next pull compare. Joins the transaction that is open. */
export async function doubtRows(): Promise<void> {
  await forgetFact('compared_at')
}

/** The ids that the device has of a relation, with those that this build cannot read and those that wait for room. */
async function idsOf(relation: PagedRelation): Promise<Map<string, RowName>> {
  const names = new Map<string, RowName>()
  for (const table of tablesOf(relation)) {
    const mirrored: Table<object, string> = database().table(table)
    for (const id of await mirrored.toCollection().primaryKeys()) names.set(id, { table, id })
    for (const { id } of await wantedOf(table).toArray()) names.set(id, { table, id })
    for (const { name } of await database().$unreadable.where('name').startsWith(`${table}/`).toArray()) {
      const id = name.slice(table.length + 1)
      names.set(id, { table, id })
    }
  }
  return names
}

/** The relations whose rows differ. Those with changes under way cannot be compared. Joins the transaction. */
export async function compareTally(
  tally: NonNullable<Pulled['tally']>,
  held: Held,
): Promise<PagedRelation[]> {
  if (held.deletedPhrases.size > 0) return []
  const changing = new Set([...held.rows].map((row) => row.split('/')[0]))
  const differing: PagedRelation[] = []
  for (const [relation, [count, print]] of Object.entries(tally) as [PagedRelation, [number, number]][]) {
    if (changing.has(relation)) continue
    const ids = await idsOf(relation)
    if (ids.size !== count || computeFingerprint(ids.keys()) !== print) differing.push(relation)
  }
  return differing
}

/**
 * Wants what only one of the two has: reading it tells which of them is right. `full`: the disk has no room to list it.
 */
export async function wantDifference(
  ticket: PullTicket,
  relation: PagedRelation,
  server: readonly RowName[],
): Promise<'kept' | 'full'> {
  const db = databaseOf(ticket.userId)
  const keep = async () => {
    if (!(await isCurrent(ticket))) return
    const held = await heldAgainst(null)
    const device = await idsOf(relation)
    const names = new Set(server.map(({ id }) => id))
    const missing = server.filter(({ id }) => !device.has(id))
    const extra = [...device.values()].filter(({ id }) => !names.has(id))
    await want([...missing, ...extra].filter(({ table, id }) => !isHeld(held, table, id)))
    await db.$unreadable.bulkDelete(extra.map(nameOf))
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
