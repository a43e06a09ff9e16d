// Each user has a separate database, so that no user reads another's rows.
import { Dexie, liveQuery } from 'dexie'
import { StorageErased, StorageOutdated, StorageUnavailable } from './errors.ts'
import { endWithPage } from './frozen-page.ts'
import { marks, readMark, setMark, takeMark } from './local-marks.ts'
import { isInMemory, moveToMemory, saysNoStore } from './memory-store.ts'
import { databasePrefix, KeytrailDatabase, schemaVersion } from './schema.ts'

/**
 * - `blocked`: opening is blocked, probably by another tab with an older build; closing that tab helps
 * - `outdated`: another tab loaded a newer build; this tab has closed the store and must reload
 * - `erased`: the browser, the user or another tab has deleted the store
 */
export type StorageTrouble = 'blocked' | 'outdated' | 'erased'

const blockedAfterMs = 5_000

let current: KeytrailDatabase | null = null
const cleared = new WeakSet<KeytrailDatabase>()
const listeners = new Set<(trouble: StorageTrouble) => void>()

function tell(trouble: StorageTrouble): void {
  for (const listener of listeners) listener(trouble)
}

/** Returns a function that unsubscribes. */
export function watchStorage(listener: (trouble: StorageTrouble) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens the user's database and makes it the current one. If the browser provides no storage, the database is
 * in memory. Throws StorageOutdated, StorageErased, StorageUnavailable, or PartMissing like `moveToMemory`.
 */
export async function openDatabase(userId: string): Promise<KeytrailDatabase> {
  if (current?.userId !== userId) {
    closeDatabase()
    current = watched(new KeytrailDatabase(userId))
  }
  const opening = current
  cleared.delete(opening)
  // A tab behind another blocked tab gets no event (w3c/IndexedDB#223), so a timer reports it too.
  const blocked = setTimeout(() => tell('blocked'), blockedAfterMs)
  try {
    await opening.open()
    // Dexie opens even a newer build's store, and would write rows without that build's columns. IndexedDB's
    // version number is ten times Dexie's, plus one each time Dexie recreates missing tables, so a difference
    // below ten does not mean a newer build.
    if (opening.backendDB().version >= (schemaVersion + 1) * 10)
      throw new StorageOutdated('A newer build has been here')
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

/** If Dexie recreated missing tables, makes the next pull start over, so that it refetches their rows. */
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

/** Retries, because Chromium refuses to reopen a store for some milliseconds after clearing it. */
async function reopen(db: KeytrailDatabase): Promise<void> {
  db.close({ disableAutoOpen: false })
  for (let tries = 0; tries < reopenings && !db.isOpen() && !cleared.has(db) && current === db; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10 * tries))
    await db.open().catch(() => undefined)
  }
}

// `return false` keeps Dexie's own handlers from running. After a versionchange, they would let the next read
// reopen the store with the old code.
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
  // Browsers close the connection when they clear the store. Reopening shows whether it was cleared.
  db.on('ready', () => Object.assign(db.backendDB(), { onclose: () => void reopen(db) }), true)
  // Fires when the store is created. If this device had one before, it was cleared, and the new, empty one
  // would look like that of a new account.
  db.on('populate', (transaction) => {
    if (isInMemory() || readMark('kept', db.userId) === null) return
    cleared.add(db)
    db.close()
    transaction.abort()
    tell('erased')
  })
  return db
}

/** Reports the result of `query`, now and after each change. Returns a function that unsubscribes. */
export function watchQuery<Result>(
  query: () => Promise<Result>,
  listener: (result: Result) => void,
): () => void {
  const subscription = liveQuery(query).subscribe(listener)
  return () => subscription.unsubscribe()
}

/** Throws if no database is open. */
export function database(): KeytrailDatabase {
  if (current === null) throw new Dexie.DatabaseClosedError('No database is open')
  return current
}

/** Throws if the user's database is not the current one, for example because another user has signed in. */
export function databaseOf(userId: string): KeytrailDatabase {
  const db = database()
  if (db.userId !== userId) throw new Dexie.DatabaseClosedError('This database is no longer open')
  return db
}

export function openUserId(): string | null {
  return current?.isOpen() ? current.userId : null
}

export function closeDatabase(): void {
  current?.close()
  current = null
}

/** Also removes unsent changes. */
export async function eraseDatabase(userId: string): Promise<void> {
  if (current?.userId === userId) closeDatabase()
  for (const mark of marks) takeMark(mark, userId)
  try {
    await Dexie.delete(databasePrefix + userId)
  } catch (error) {
    // Without storage, there is nothing to remove.
    if (!saysNoStore(error)) throw error
  }
}

export async function databaseUserIds(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames()
  return names
    .filter((name) => name.startsWith(databasePrefix))
    .map((name) => name.slice(databasePrefix.length))
}
