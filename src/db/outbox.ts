// Changes on their way to the server, in the order in which they were made. Nothing leaves here silently.
import { Dexie, liveQuery } from 'dexie'
import type { Change } from '#src/domain/changes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { forgetFact, writeFact } from './facts.ts'
import { type MirroredTable, outboxRow } from './mirror.ts'
import { database } from './open.ts'
import { databasePrefix, KeytrailDatabase, type OutboxEntry } from './schema.ts'

type NewEntry = Change & Pick<OutboxEntry, 'row'>

/** Adds a change. Must be called within the transaction that changes the row. */
export async function appendEntry(entry: NewEntry): Promise<void> {
  const { $outbox, userId } = database()
  await $outbox.add({
    ...entry,
    id: newId(),
    user_id: userId,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: 0,
    last_error: null,
    created_at: now().toISOString(),
  })
}

/**
 * Adds the removal of a row. Changes behind a refused one were never sent and go with it: nothing of the row is
 * wanted any more. Must be called within the transaction that removes the row.
 */
export async function appendRemoval(entry: NewEntry): Promise<void> {
  await giveUpRefused(entry.row)
  await appendEntry(entry)
}

/** Gives a row's changes up if the server refused one of them. Joins the transaction that is open. */
export async function giveUpRefused(row: string): Promise<void> {
  const { $outbox } = database()
  const entries = await $outbox.where({ row }).toArray()
  if (!entries.some((entry) => entry.state === 'parked')) return
  await $outbox.bulkDelete(entries.map((entry) => entry.sequence))
  await writeFact('settled', Math.max(...entries.map((entry) => entry.sequence)))
}

/**
 * The next change to send; undefined when there is none. Those behind a parked change of their row, or of the key
 * phrase that they belong to, wait with it.
 * Searches come after all mutations: one can take half a minute, and as neither reads what the other writes, and
 * no row has both, first in, first out holds where it matters, among mutations and among searches.
 */
export async function nextEntry(): Promise<OutboxEntry | undefined> {
  const { $outbox } = database()
  const parkedRows = new Set((await listParked()).map((entry) => entry.row))
  const firstOf = (searches: boolean) =>
    $outbox
      .where('[state+sequence]')
      .between(['waiting', Dexie.minKey], ['waiting', Dexie.maxKey])
      .filter(
        (entry) =>
          (entry.kind === 'run_search') === searches && !rowsOf(entry).some((row) => parkedRows.has(row)),
      )
      .first()
  return (await firstOf(false)) ?? firstOf(true)
}

function rowsOf({ row, payload }: OutboxEntry): string[] {
  return 'keyword_id' in payload ? [row, outboxRow('keyPhrases', payload.keyword_id)] : [row]
}

/** The changes of a mirrored table that the server does not have, in their order, for live queries. */
export function listUnsent(table: MirroredTable): Promise<OutboxEntry[]> {
  return database().$outbox.where('row').startsWith(outboxRow(table, '')).sortBy('sequence')
}

/** The rows that have a change here, parked or not: a pull leaves them alone. */
export async function heldRows(): Promise<Set<string>> {
  return new Set((await database().$outbox.orderBy('row').uniqueKeys()) as string[])
}

/** The server has the change. */
export async function settleEntry(entry: OutboxEntry): Promise<void> {
  await remove(entry)
}

/** The server could not answer: `attempts` have been made, the next one is due at `next_attempt_at`. */
export async function postponeEntry(
  entry: OutboxEntry,
  postponed: Pick<OutboxEntry, 'attempts' | 'next_attempt_at' | 'last_error'>,
): Promise<void> {
  await ownerOf(entry).$outbox.update(entry.sequence, postponed)
}

/** The server refused the change, with this code. */
export async function parkEntry(entry: OutboxEntry, code: string): Promise<void> {
  await ownerOf(entry).$outbox.update(entry.sequence, {
    state: 'parked',
    attempts: entry.attempts + 1,
    last_error: code,
  })
}

/** The changes that the server refused, oldest first. */
export function listParked(): Promise<OutboxEntry[]> {
  return database().$outbox.where('state').equals('parked').sortBy('sequence')
}

/** Puts a parked change back in its place. */
export async function retryParked(id: string): Promise<void> {
  await database()
    .$outbox.where({ id })
    .modify({ state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null })
}

/** Gives a parked change up. The next pull restores the server's row. */
export async function dropParked(id: string): Promise<void> {
  const entry = await database().$outbox.get({ id })
  if (entry?.state === 'parked') await giveUp(entry)
}

/** Takes a change back, and what no pull would take away by itself: the row of a search that was never made. */
export async function giveUp(entry: OutboxEntry): Promise<void> {
  const db = ownerOf(entry)
  const touched = [db.$outbox, db.$facts, db.searches, db.checks, db.keyPhraseChecks, db.$standings]
  await db.transaction('rw', touched, async () => {
    await remove(entry)
    await restorePositions(entry)
    if (entry.kind !== 'run_search') return
    const { id } = entry.payload
    await db.searches
      .where({ id })
      .filter(({ state }) => state === 'pending')
      .delete()
    await db.checks
      .where({ id })
      .filter(({ state, pages_done }) => state === 'pending' && pages_done === 0)
      .delete()
  })
}

/** Lets the next pull bring what a refused change of a key phrase had changed or removed here besides its row. */
async function restorePositions({ kind, payload }: OutboxEntry): Promise<void> {
  const db = database()
  if (kind === 'delete_key_phrase') await forgetFact('checks_until')
  const isRetracked = kind === 'change_key_phrase' && ('account_name' in payload || 'video_id' in payload)
  if (kind !== 'delete_key_phrase' && !isRetracked) return
  await db.keyPhraseChecks.where('keyword_id').equals(payload.id).delete()
  await db.$standings.delete(payload.id)
  await forgetFact('keyPhraseChecks_until')
}

/** How many changes the server does not have, parked ones included. */
export function countUnsent(): Promise<number> {
  return database().$outbox.count()
}

/** The same of a user who is not signed in now; 0 when this device has no database of theirs. */
export async function countUnsentOf(userId: string): Promise<number> {
  if (!(await Dexie.exists(databasePrefix + userId))) return 0
  const db = new KeytrailDatabase(userId)
  try {
    return await db.$outbox.count()
  } finally {
    db.close()
  }
}

/** Calls `listener` with the number of changes that wait to be sent, now and whenever it changes. */
export function watchWaiting(listener: (count: number) => void): () => void {
  const { $outbox } = database()
  const subscription = liveQuery(() => $outbox.where('state').equals('waiting').count()).subscribe({
    next: listener,
    // The database was closed: there is nothing left to watch.
    error: () => {},
  })
  return () => subscription.unsubscribe()
}

// The answer to a request can come home after another user has signed in: it must not touch that database.
function ownerOf(entry: OutboxEntry) {
  const db = database()
  if (db.userId !== entry.user_id) throw new Dexie.DatabaseClosedError('This database is no longer open')
  return db
}

async function remove(entry: OutboxEntry): Promise<void> {
  const db = ownerOf(entry)
  await db.transaction('rw', db.$outbox, db.$facts, async () => {
    await db.$outbox.delete(entry.sequence)
    // A pull that was asked for before this knows nothing of the change: see PullTicket.
    await writeFact('settled', entry.sequence)
  })
}
