// Opens and closes the one database in use. There is one database per user, so that no user reads another's rows.
import { Dexie } from 'dexie'
import { StorageErased, StorageOutdated, StorageUnavailable } from './errors.ts'
import { endWithPage } from './frozen-page.ts'
import { marks, readMark, setMark, takeMark } from './local-marks.ts'
import { isInMemory, moveToMemory, saysNoStore } from './memory-store.ts'
import { databasePrefix, KeytrailDatabase, schemaVersion } from './schema.ts'

/**
 * - `blocked`: another tab with an older build keeps the store from opening; closing that tab helps
 * - `outdated`: another tab has brought a newer build; this one has let go of the store and must reload
 * - `erased`: the browser, or the user, has cleared this site's data
 */
export type StorageTrouble = 'blocked' | 'outdated' | 'erased'

const blockedAfterMs = 5_000

let current: KeytrailDatabase | null = null
const cleared = new WeakSet<KeytrailDatabase>()
const listeners = new Set<(trouble: StorageTrouble) => void>()

function tell(trouble: StorageTrouble): void {
  for (const listener of listeners) listener(trouble)
}

/** Calls `listener` when another tab's build interferes. Returns a function that unsubscribes. */
export function watchStorage(listener: (trouble: StorageTrouble) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens the user's database and makes it the one in use; another user's is closed. Where the browser gives no store it
 * is one in memory. Throws StorageOutdated when a newer build has written it, StorageErased when it was cleared and
 * its mark is still set, StorageUnavailable when it cannot be read.
 */
export async function openDatabase(userId: string): Promise<KeytrailDatabase> {
  if (current?.userId !== userId) {
    closeDatabase()
    current = watched(new KeytrailDatabase(userId))
  }
  const opening = current
  cleared.delete(opening)
  // A third tab that waits behind a blocked one gets no event at all (w3c/IndexedDB#223).
  const blocked = setTimeout(() => tell('blocked'), blockedAfterMs)
  try {
    await opening.open()
    assertOurVersion(opening)
    await noteRebuilt(opening)
    if (!isInMemory() && readMark('kept', userId) === null) setMark('kept', userId, 0)
    return opening
  } catch (cause) {
    opening.close()
    if (current === opening) current = null
    if (cause instanceof StorageOutdated) throw cause
    if (cleared.has(opening)) throw new StorageErased('The data on this device was cleared')
    if (saysNoStore(cause) && !isInMemory()) {
      await moveToMemory()
      return openDatabase(userId)
    }
    throw new StorageUnavailable('Keytrail cannot open its data on this device', { cause })
  } finally {
    clearTimeout(blocked)
  }
}

// Dexie opens a newer store as it is and would write rows without the newer build's columns. A version less than one
// above this build's is its own, with missing tables that Dexie has created again.
function assertOurVersion(db: KeytrailDatabase): void {
  if (db.backendDB().version >= (schemaVersion + 1) * 10)
    throw new StorageOutdated('A newer build has been here')
}

/** Refetches the data of tables that had to be created again. */
async function noteRebuilt(db: KeytrailDatabase): Promise<void> {
  const { version } = db.backendDB()
  if (version === schemaVersion * 10) return
  await db.transaction('rw', db.$facts, async () => {
    if ((await db.$facts.get('rebuilt'))?.value === version) return
    await db.$facts.bulkDelete(['pulled', 'compared_at'])
    await db.$facts.put({ key: 'rebuilt', value: version })
  })
}

const reopenings = 10

/** Opens a store that the browser has closed. Chromium refuses that for some milliseconds after it cleared the store. */
async function reopen(db: KeytrailDatabase): Promise<void> {
  db.close({ disableAutoOpen: false })
  for (let tries = 0; tries < reopenings && !db.isOpen() && !cleared.has(db) && current === db; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10 * tries))
    await db.open().catch(() => undefined)
  }
}

// `return false` keeps Dexie's own handlers from running. After a versionchange they would let the next read open
// the store again, under the old code.
function watched(db: KeytrailDatabase): KeytrailDatabase {
  endWithPage(db)
  db.on('versionchange', ({ newVersion }) => {
    db.close()
    tell(newVersion ? 'outdated' : 'erased')
    return false
  })
  db.on('blocked', () => {
    tell('blocked')
    return false
  })
  // A browser closes the connection when it clears the store. Opened again, it shows whether it was cleared.
  db.on('ready', () => Object.assign(db.backendDB(), { onclose: () => void reopen(db) }), true)
  // Fired when the store is made. Opened empty, it would look like a new account's.
  db.on('populate', (transaction) => {
    if (isInMemory() || readMark('kept', db.userId) === null) return
    cleared.add(db)
    db.close()
    transaction.abort()
    tell('erased')
  })
  return db
}

/** The database in use. Throws if none is open because no user is signed in. */
export function database(): KeytrailDatabase {
  if (current === null) throw new Dexie.DatabaseClosedError('No database is open')
  return current
}

/**
 * The user's database, for a response that may arrive after another user has signed in. Throws if it is not the one in
 * use.
 */
export function databaseOf(userId: string): KeytrailDatabase {
  const db = database()
  if (db.userId !== userId) throw new Dexie.DatabaseClosedError('This database is no longer open')
  return db
}

/** The user whose database is in use; null if none is open. */
export function openUserId(): string | null {
  return current?.isOpen() ? current.userId : null
}

/** Closes the database in use, if any. Its data stays on this device. */
export function closeDatabase(): void {
  current?.close()
  current = null
}

/** Removes a user's database from this device, with unsent changes; closes it first if it is the one in use. */
export async function eraseDatabase(userId: string): Promise<void> {
  if (current?.userId === userId) closeDatabase()
  for (const mark of marks) takeMark(mark, userId)
  try {
    await Dexie.delete(databasePrefix + userId)
  } catch (error) {
    // There is nothing to remove.
    if (!saysNoStore(error)) throw error
  }
}

/** The ids of the users who have a database on this device. */
export async function databaseUserIds(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames()
  return names
    .filter((name) => name.startsWith(databasePrefix))
    .map((name) => name.slice(databasePrefix.length))
}
