// A row's changes are sent in order. Only the user discards one: directly, or with its row or key phrase.
import { Dexie } from 'dexie'
import type { Change, Mutation } from '#src/domain/sync/changes.ts'
import { type PulledRows, tablesOf } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { isStoreClosed } from '../core/errors.ts'
import { database, databaseOf, watchQuery } from '../core/open.ts'
import {
  databasePrefix,
  type KeytrailDatabase,
  type OutboxEntry,
  outboxRow,
  type QueuedEntry,
  rowsUnder,
} from '../core/schema.ts'
import { doubtRows } from '../missing/completeness.ts'
import { want } from '../missing/wanted.ts'
import { isSound, parkDamaged } from './damaged-entries.ts'

type NewEntry = Change & Pick<OutboxEntry, 'row'>

/** Must be called in the transaction that changes the row. */
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

/** Calls `discardRefused`, then queues the removal. Must run in the transaction that removes the row. */
export async function appendRemoval(entry: NewEntry): Promise<void> {
  await discardRefused(entry.row)
  await appendEntry(entry)
}

/** Deletes all changes of the row if one of them is parked. Joins the open transaction. */
export async function discardRefused(row: string): Promise<void> {
  const { $outbox } = database()
  const entries = await $outbox.where({ row }).toArray()
  if (!entries.some((entry) => entry.state === 'parked')) return
  await $outbox.bulkDelete(entries.map((entry) => entry.sequence))
}

/** Returns changes in the order in which they were made. Includes parked changes and searches. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

export function listWaiting(): Promise<OutboxEntry[]> {
  return rowsUnder(database().$outbox, '[state+sequence]', 'waiting').toArray()
}

export type WaitingMutation = Exclude<OutboxEntry, QueuedEntry>

/** Returns the changed row and the key phrase it belongs to, if any. */
export function rowsOf({
  row,
  payload,
}: Pick<OutboxEntry, 'row'> & { payload: Mutation['payload'] }): string[] {
  return 'keyword_id' in payload ? [row, outboxRow('keyPhrases', payload.keyword_id)] : [row]
}

/**
 * Returns at most `most` changes, oldest first, without searches. Parks damaged entries. A change waits while
 * an earlier change to its row or key phrase is parked or may not be sent yet (`mayGo`).
 */
export async function nextMutations(
  most: number,
  mayGo: (entry: OutboxEntry) => boolean,
): Promise<WaitingMutation[]> {
  const next: WaitingMutation[] = []
  const held = new Set<string>()
  const entries = await listOutbox()
  const damaged = entries.filter((entry) => !isSound(entry))
  if (damaged.length > 0) await parkDamaged(damaged)
  for (const entry of entries) {
    if (entry.kind === 'run_search' || damaged.includes(entry)) continue
    const goes = entry.state === 'waiting' && mayGo(entry) && !rowsOf(entry).some((row) => held.has(row))
    if (goes) next.push(entry)
    else held.add(entry.row)
    if (next.length === most) break
  }
  return next
}

function queuedSearches({ $outbox }: KeytrailDatabase) {
  return rowsUnder($outbox, '[state+sequence]', 'waiting').filter(
    (entry) => entry.kind === 'run_search' && isSound(entry),
  )
}

/** Oldest first. */
export function waitingSearches(): Promise<QueuedEntry[]> {
  return queuedSearches(database()).toArray() as Promise<QueuedEntry[]>
}

/**
 * Returns the searches that no change blocks, oldest first. A change that is ready to be sent and has not
 * failed blocks all searches. A failed change may stay pending for a long time, so it blocks only searches
 * for the key phrase that it adds.
 */
export async function freeSearches(): Promise<QueuedEntry[]> {
  const searches = await waitingSearches()
  if (searches.length === 0 || (await nextMutations(1, ({ attempts }) => attempts === 0)).length > 0)
    return []
  const changes = await nextMutations(Number.POSITIVE_INFINITY, () => true)
  return searches.filter(
    ({ payload: { search_term, country } }) =>
      !changes.some(
        ({ kind, payload }) =>
          kind === 'add_key_phrase' && payload.keyword === search_term && payload.country === country,
      ),
  )
}

export async function postponeSearches(userId: string, next_attempt_at: number): Promise<void> {
  await queuedSearches(databaseOf(userId))
    .filter((entry) => entry.next_attempt_at < next_attempt_at)
    .modify({ next_attempt_at })
}

export function listUnsent(table: keyof PulledRows): Promise<OutboxEntry[]> {
  return database().$outbox.where('row').startsWith(outboxRow(table, '')).sortBy('sequence')
}

/** `position` is the server's transaction that applied the changes; null for a stored search. */
export async function settleEntries(entries: readonly OutboxEntry[], position: string | null): Promise<void> {
  const [first] = entries
  if (first === undefined) return
  const { $outbox, $settled } = databaseOf(first.user_id)
  await database().transaction('rw', $outbox, $settled, async () => {
    await $outbox.bulkDelete(entries.map(({ sequence }) => sequence))
    if (position !== null) await $settled.bulkPut(entries.map(({ row }) => ({ row, position })))
  })
}

export async function postponeEntry(
  entry: OutboxEntry,
  postponed: Pick<OutboxEntry, 'attempts' | 'next_attempt_at' | 'last_error'>,
): Promise<void> {
  await databaseOf(entry.user_id).$outbox.update(entry.sequence, postponed)
}

export async function parkEntry(entry: OutboxEntry, code: string): Promise<void> {
  await databaseOf(entry.user_id).$outbox.update(entry.sequence, {
    state: 'parked',
    attempts: entry.attempts + 1,
    last_error: code,
  })
}

export function listParked(): Promise<OutboxEntry[]> {
  return database().$outbox.where('state').equals('parked').sortBy('sequence')
}

/** The change keeps its place in the outbox. */
export async function retryParked(id: string): Promise<void> {
  await database()
    .$outbox.where({ id })
    .modify({ state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null })
}

/** Like `discardEntry`, but only for a parked change. */
export async function discardParked(id: string): Promise<void> {
  const entry = await database().$outbox.get({ id })
  if (entry?.state === 'parked') await discardEntry(entry)
}

/** Also deletes the row of a search that never ran. The next pull restores the rows of other changes. */
export async function discardEntry(entry: OutboxEntry): Promise<void> {
  const db = databaseOf(entry.user_id)
  await db.transaction('rw', db.tables, async () => {
    await db.$outbox.delete(entry.sequence)
    await restoreRows(entry)
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

/** Makes the next pull restore rows that the change modified or removed, and remove rows that it added. */
async function restoreRows({ row, kind, payload }: OutboxEntry): Promise<void> {
  const { alerts, keyPhraseChecks, $standings } = database()
  const [relation = '', id = ''] = row.split('/')
  if (kind === 'mark_alerts_read') {
    const read = await alerts.where('created_at').belowOrEqual(payload.until).primaryKeys()
    return want(read.map((alert) => ({ table: 'alerts', id: alert })))
  }
  if (kind === 'run_search')
    return want([{ table: payload.search_type === 'search_results_check' ? 'checks' : 'searches', id }])
  await want(tablesOf(relation).map((table) => ({ table, id })))
  if (kind === 'delete_key_phrase') await doubtRows()
  if (kind === 'change_key_phrase' && ('account_name' in payload || 'video_id' in payload)) {
    await keyPhraseChecks.where('keyword_id').equals(payload.id).delete()
    await $standings.delete(payload.id)
    await doubtRows()
  }
}

export function countUnsent(): Promise<number> {
  return database().$outbox.count()
}

/** Returns 0 if the user has no database on this device. */
export async function countUnsentOf(userId: string): Promise<number> {
  // Without a schema, Dexie does not create the database if another tab has erased it.
  const db = new Dexie(databasePrefix + userId)
  db.on('versionchange', () => {
    db.close()
    return false
  })
  try {
    await db.open()
    return await db.table('$outbox').count()
  } catch (error) {
    if (isStoreClosed(error)) return countUnsentOf(userId)
    if ((error as Error).name === 'NoSuchDatabaseError') return 0
    throw error
  } finally {
    db.close()
  }
}

/** Watches the number of waiting changes and searches. Returns a function that unsubscribes. */
export function watchWaiting(listener: (count: number) => void): () => void {
  const { $outbox } = database()
  return watchQuery(() => $outbox.where('state').equals('waiting').count(), listener)
}
