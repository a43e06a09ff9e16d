// The table `$wanted` lists rows that are missing on this device or may be wrong. Pulls fetch them by id.
import { type Collection, Dexie } from 'dexie'
import { type PulledRows, pulledSchemas, type RowName } from '#src/domain/sync/pulled.ts'
import { readMetadata } from '../core/metadata.ts'
import { database, watchQuery } from '../core/open.ts'
import { outboxRow, rowsUnder } from '../core/schema.ts'
import { asked, askedFrom, nameOf, type WantedRecord, wanted } from '../core/wanted-record.ts'
import { type Held, rowsInOutbox } from '../mirror/held.ts'
import { countUnlisted, isFull, rowsToTry } from '../space/full-disk.ts'

// A check is about 30 kB, so a batch contains fewer checks: enough for three requests.
const batchSizes: Partial<Record<keyof PulledRows, number>> = { checks: 60 }
const batchSize = 100

const large = ['searches', 'checks'] as const satisfies (keyof PulledRows)[]
/** Whether the rows of the table are large. On a full disk, large rows wait for room, but others do not. */
export const isLarge = (table: keyof PulledRows) => large.some((one) => one === table)

/** Searches and checks come last, because there are many of them and they are large. */
const order = Object.keys(pulledSchemas) as (keyof PulledRows)[]

/** Joins the open transaction, if any. */
export async function want(names: readonly RowName[]): Promise<void> {
  if (names.length === 0) return
  await database().$wanted.bulkPut(names.map(wanted))
}

/**
 * Returns the small rows that this pull must not store or remove because of a local change. They are fetched
 * once the change has settled: if it has no effect on the server, no later pull would include them.
 */
export function passedOver(held: Held, table: keyof PulledRows, ids: readonly string[]): RowName[] {
  if (isLarge(table)) return []
  return ids.filter((id) => held.rows.has(outboxRow(table, id))).map((id) => ({ table, id }))
}

/** Joins the open transaction. */
export async function unwant(table: keyof PulledRows, ids: readonly string[]): Promise<void> {
  const names = new Set(ids.map((id) => nameOf({ table, id })))
  const wantedNames = await wantedOf(table).primaryKeys()
  await database().$wanted.bulkDelete(wantedNames.filter((name) => names.has(name)))
}

export async function ask(row: RowName): Promise<void> {
  const { $wanted } = database()
  await database().transaction('rw', $wanted, async () => {
    const known = await $wanted.get(nameOf(row))
    if (!known || known.at < askedFrom) await $wanted.put(asked(row))
  })
}

const listAsked = (table: keyof PulledRows) =>
  database().$wanted.where('[table+at]').between([table, askedFrom], [table, Dexie.maxKey])

/** Watches how many searches and checks the user is waiting for. Returns a function that unsubscribes. */
export function watchAsked(listener: (count: number) => void): () => void {
  return watchQuery(() => countOfLarge(listAsked), listener)
}

async function countOfLarge(list: typeof wantedOf): Promise<number> {
  const counts = await Promise.all(large.map((table) => list(table).count()))
  return counts.reduce((sum, count) => sum + count)
}

export interface WantedBatch {
  table: keyof PulledRows
  ids: string[]
  /** Whether the user is waiting for these rows. */
  isAsked?: true
}

export function wantedOf(table: keyof PulledRows): Collection<WantedRecord, string> {
  return rowsUnder(database().$wanted, '[table+at]', table)
}

/** Returns one table's newest rows to fetch now. Rows that the user is waiting for come first. */
export async function nextWanted(): Promise<WantedBatch | undefined> {
  // Rows with a change that is in the outbox, or that the server applied but no pull has included yet.
  const [inOutbox, settled] = await Promise.all([
    rowsInOutbox(),
    database().$settled.toCollection().primaryKeys(),
  ])
  const changing = inOutbox.union(new Set(settled))
  const room = rowsToTry()
  for (const table of large) {
    const first = await listAsked(table)
      .reverse()
      // The user is waiting, so one row is fetched even if no room was found.
      .limit(Math.min(batchSizes[table] ?? batchSize, Math.max(1, room)))
      .toArray()
    if (first.length > 0) return { table, ids: first.map(({ id }) => id), isAsked: true }
  }
  for (const table of order) {
    const most = batchSizes[table] ?? batchSize
    const batch = await wantedOf(table)
      .reverse()
      .filter(({ id }) => isLarge(table) || !changing.has(outboxRow(table, id)))
      .limit(isLarge(table) ? Math.min(most, room) : most)
      .toArray()
    if (batch.length > 0) return { table, ids: batch.map(({ id }) => id) }
  }
}

export const countLarge = () => countOfLarge(wantedOf)

export async function countWithoutRoom(): Promise<number> {
  // A live query does not notice changes to the mark. The query reruns because of this read: when `noteFull`
  // adds unlisted rows to the mark, it also deletes `compared_at`.
  const isCompared = (await readMetadata('compared_at')) !== undefined
  return isFull() ? (await countLarge()) + (isCompared ? 0 : countUnlisted()) : 0
}

/** Requests unreadable rows again, because this build may be newer than the one that could not parse them. */
export async function wantUnreadable(): Promise<void> {
  const { $unreadable } = database()
  await database().transaction('rw', $unreadable, database().$wanted, async () => {
    const names = (await $unreadable.toArray()).map(
      ({ name }) => name.split('/') as [keyof PulledRows, string],
    )
    await want(names.map(([table, id]) => ({ table, id })))
  })
}

export function countUnreadable(): Promise<number> {
  return database().$unreadable.count()
}
