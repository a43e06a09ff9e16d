// All writes in this file join the open transaction.
import { Dexie, type Table } from 'dexie'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import type { AlertRow, KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'
import { forgetChecksOf, putKeyPhraseChecks, rebuildStanding } from './standings.ts'

export function keyOf(table: keyof PulledRows, row: object): string {
  return String(Dexie.getByKeyPath(row, String(database().table(table).schema.primKey.keyPath)))
}

/** Keeps the order of `keys`; [] if the table is empty. Reads a small table whole: faster than bulkGet. */
export async function storedRows<Row extends object>(
  table: Table<Row, string>,
  keys: readonly string[],
): Promise<(Row | undefined)[]> {
  const count = keys.length === 0 ? 0 : await table.count()
  if (count === 0) return []
  if (count > keys.length) return table.bulkGet([...keys])
  const rows = new Map(
    (await table.toArray()).map((row) => [keyOf(table.name as keyof PulledRows, row), row]),
  )
  return keys.map((key) => rows.get(key))
}

export async function putRows(table: keyof PulledRows, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  if (table === 'keyPhraseChecks') return putPositions(rows as KeyPhraseCheckRow[])
  if (table === 'checks') await noteUnread(rows as CheckRow[])
  await database()
    .table(table)
    .bulkPut([...rows])
  if (table === 'alerts') await markPendingReads()
}

async function putPositions(rows: readonly KeyPhraseCheckRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const stored = await storedRows(database().keyPhraseChecks, ids)
  const known = new Set(stored.flatMap((row) => row?.id ?? []))
  const news = rows.filter((row, index) => stored[index]?.changed_at !== row.changed_at)
  await putKeyPhraseChecks(news, known)
  // The results of the user's own checks arrive before the positions, on which the signs depend too.
  const own = news.filter(({ origin }) => origin === 'user')
  await noteUnread(own.map(({ search_id }) => ({ id: search_id, keyword_id: null })))
}

/** Marks unread alerts created at or before `until` (ISO 8601) as read at that time. */
export async function markStoredAlertsRead(until: string): Promise<void> {
  await database()
    .alerts.where('created_at')
    .belowOrEqual(until)
    .filter((alert) => alert.read_at === null)
    .modify({ read_at: until })
}

/** Marks alerts as read again if the change that marked them is still waiting in the outbox. */
async function markPendingReads(): Promise<void> {
  for (const entry of await database().$outbox.orderBy('sequence').toArray())
    if (entry.kind === 'mark_alerts_read' && entry.state === 'waiting')
      await markStoredAlertsRead(entry.payload.until)
}

/** Alerts already read on this device stay read. */
export async function putAlerts(rows: readonly AlertRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const stored = await storedRows(database().alerts, ids)
  await putRows(
    'alerts',
    rows.map((row, index) => ({ ...row, read_at: row.read_at ?? stored[index]?.read_at ?? null })),
  )
}

export async function removeRows(table: keyof PulledRows, ids: readonly string[]): Promise<void> {
  // The server deletes a profile only together with the account, and the device then erases all data.
  if (ids.length === 0 || table === 'profile') return
  const db = database()
  if (table === 'keyPhrases') await forgetChecksOf(ids)
  const removed = table === 'keyPhraseChecks' ? await db.keyPhraseChecks.bulkGet([...ids]) : []
  await db.table(table).bulkDelete([...ids])
  const phrases = new Set(removed.flatMap((row) => row?.keyword_id ?? []))
  for (const [index, phrase] of (await db.keyPhrases.bulkGet([...phrases])).entries())
    if (phrase) await rebuildStanding(phrase.id)
    else await db.$standings.delete([...phrases][index] ?? '')
}

export async function noteUnread(checks: readonly Pick<CheckRow, 'id' | 'keyword_id'>[]): Promise<void> {
  await database().$unread.bulkPut(checks.map(({ id, keyword_id }) => ({ id, keyword_id })))
}

export function countUnread(): Promise<number> {
  return database().$unread.count()
}
