// Evicts only data that the server also has. If the write still fails, the data is restored or refetched.
import type { Table } from 'dexie'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { isQuotaFailure, StorageFull } from '../core/errors.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { rowsInOutbox } from '../mirror/held.ts'
import { whole } from '../mirror/whole-records.ts'
import { want } from '../missing/wanted.ts'
import { readOpened, readPinned } from '../reads/device-notes.ts'
import { ofSize } from './check-window.ts'
import { isHopeless, noteFull } from './full-disk.ts'
import { isThere } from './leave-checks.ts'

interface Freed {
  name: 'checks' | 'searches'
  rows: readonly (CheckRow | SearchRow)[]
}

/** Sorted by when the record was made or last opened, whichever is later; oldest first. */
async function idsByUse(name: Freed['name']): Promise<string[]> {
  const opened = await readOpened()
  const used: [id: string, at: string][] = []
  await database()
    .table(name)
    .orderBy('searched_at')
    .eachKey((made, { primaryKey }) => {
      const id = String(primaryKey)
      const lookedAt = opened[id] ?? ''
      used.push([id, lookedAt > String(made) ? lookedAt : String(made)])
    })
  return used.sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([id]) => id)
}

/**
 * Evicts up to a tenth of a table: the least recently used records whose results the server has, except
 * pinned ones and those with a change in the outbox. Returns null if there is nothing to evict.
 */
async function freeFrom(name: Freed['name']): Promise<Freed | null> {
  const db = database()
  const table: Table<CheckRow | SearchRow, string> = db.table(name)
  return db.transaction('rw', table, db.$outbox, db.$facts, async () => {
    const heads = new Set(name === 'checks' ? await ofSize(0, 1).primaryKeys() : [])
    const ids = (await idsByUse(name)).filter((id) => !heads.has(id))
    const [held, pinned] = [await rowsInOutbox(), await readPinned()]
    const share = Math.ceil(ids.length / 10)
    const rows: (CheckRow | SearchRow)[] = []
    for (const id of ids) {
      if (rows.length === share) break
      const row = held.has(outboxRow(name, id)) || pinned.has(id) ? undefined : await table.get(id)
      if (row && isThere(row) && whole(name, row)) rows.push(row)
    }
    // Deletes the heads too, because there is no room to write them.
    await table.bulkDelete(rows.map(({ id }) => id))
    return rows.length > 0 ? { name, rows } : null
  })
}

async function wantBack({ name, rows }: Freed): Promise<void> {
  // Must come first: otherwise, a running pull would fetch the rows immediately.
  await noteFull()
  try {
    await want(rows.map(({ id, searched_at }) => ({ table: name, id, at: searched_at })))
  } catch {
    await noteFull(rows.length)
  }
}

async function putBack(freed: Freed): Promise<void> {
  try {
    await database()
      .table(freed.name)
      .bulkAdd([...freed.rows])
  } catch {
    // Not even the evicted records fit now.
    await wantBack(freed)
  }
}

export async function writeWithRoom<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  let freed: Freed | null = null
  try {
    if (isHopeless()) throw new StorageFull('This device has no room left')
    freed = (await freeFrom('checks')) ?? (await freeFrom('searches'))
    if (freed === null) throw new StorageFull('This device has no room left')
    const result = await write()
    await wantBack(freed)
    return result
  } catch (cause) {
    if (freed) await putBack(freed)
    if (!isQuotaFailure(cause)) throw cause
    throw new StorageFull('This device has no room left', { cause })
  }
}
