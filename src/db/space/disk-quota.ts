// Makes room on a full disk. Only what the server has too may go, and only if that makes the write succeed.
import type { Table } from 'dexie'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { NotKept, StorageFull, type Unkept } from '../core/errors.ts'
import { database } from '../core/open.ts'
import { rowsInOutbox } from '../mirror/held.ts'
import { outboxRow } from '../mirror/tables.ts'
import { whole } from '../mirror/whole-records.ts'
import { want } from '../missing/wanted.ts'
import { readOpened, readPinned } from '../reads/device-notes.ts'
import { isThere, leftChecks } from './check-window.ts'
import { isHopeless, isQuotaFailure, noteFull } from './full-disk.ts'

/** What was let go, to be put back where that was of no use. */
interface Freed {
  name: 'checks' | 'searches'
  rows: readonly (CheckRow | SearchRow)[]
}

/** The ids of a table, those that were made or opened longest ago first. */
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
 * Lets a tenth of a table go but for the heads. What the server does not have stays, as does what has a change in the
 * outbox or is pinned.
 */
async function freeFrom(name: Freed['name']): Promise<Freed | null> {
  const db = database()
  const table: Table<CheckRow | SearchRow, string> = db.table(name)
  return db.transaction('rw', table, db.$outbox, db.$facts, async () => {
    const heads = new Set(name === 'checks' ? await leftChecks() : [])
    const ids = (await idsByUse(name)).filter((id) => !heads.has(id))
    const [held, pinned] = [await rowsInOutbox(), await readPinned()]
    const share = Math.ceil(ids.length / 10)
    const rows: (CheckRow | SearchRow)[] = []
    for (const id of ids) {
      if (rows.length === share) break
      const row = held.has(outboxRow(name, id)) || pinned.has(id) ? undefined : await table.get(id)
      if (row && isThere(row) && whole(name, row)) rows.push(row)
    }
    // Their heads go with them: to keep these would be a write, for which there is no room.
    await table.bulkDelete(rows.map(({ id }) => id))
    return rows.length > 0 ? { name, rows } : null
  })
}

/** Has what was let go come back when there is room. */
async function wantBack({ name, rows }: Freed): Promise<void> {
  // Before it is wanted: a pull that is under way would fetch it at once.
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
    // Not even what was there a moment ago has room.
    await wantBack(freed)
  }
}

/**
 * Runs a write; on a full disk lets old checks go, or searches where there are none, and runs it once more. Throws
 * StorageFull when that does not help, and has then let nothing go. `write` must be a transaction of its own: it can
 * run twice.
 */
export async function withQuotaRecovery<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
  }
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

/** Runs a write as `withQuotaRecovery` does. Throws NotKept, whatever stood in the way. */
export async function keeping<Result>(what: Unkept, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await withQuotaRecovery(write)
  } catch (cause) {
    throw new NotKept(what, { cause })
  }
}
