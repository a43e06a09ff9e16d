import { Dexie } from 'dexie'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { evictStore } from '#tests/support/device/evict-store.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { readPlans } from '../reads/profile.ts'
import { StorageErased, StorageOutdated, StorageUnavailable } from './errors.ts'
import { setMark, takeMark } from './local-marks.ts'
import {
  closeDatabase,
  database,
  databaseUserIds,
  eraseDatabase,
  openDatabase,
  type StorageTrouble,
  watchStorage,
} from './open.ts'
import { databasePrefix, schemaVersion } from './schema.ts'

afterEach(async () => {
  for (const userId of [ada, bob]) await eraseDatabase(userId)
})

async function otherBuild(userId: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databasePrefix + userId, version * 10)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

describe('the database in use', () => {
  test('is the last opened one; none before opening and after closing', async () => {
    expect(database).toThrow('No database is open')
    await openDatabase(ada)
    expect(database().userId).toBe(ada)
    await openDatabase(bob)
    expect(database().userId).toBe(bob)
    closeDatabase()
    expect(database).toThrow('No database is open')
  })

  test('is opened once by two calls at the same time', async () => {
    const [first, second] = await Promise.all([openDatabase(ada), openDatabase(ada)])
    expect(first).toBe(second)
    expect(first.isOpen()).toBe(true)
  })

  test('reopens after the browser has closed the connection', async () => {
    const db = await openDatabase(ada)
    db.backendDB().onclose?.(new Event('close'))
    expect(await readPlans()).toEqual([])
  })
})

test('the databases of this device are listed by user and deleted when erased, the open one too', async () => {
  await openDatabase(ada)
  await openDatabase(bob)
  expect((await databaseUserIds()).sort()).toEqual([ada, bob])
  await eraseDatabase(bob)
  expect(database).toThrow('No database is open')
  await eraseDatabase(ada)
  expect(await databaseUserIds()).toEqual([])
})

const told: StorageTrouble[] = []
afterAll(watchStorage((trouble) => told.push(trouble)))
beforeEach(() => {
  told.length = 0
})

describe('another build', () => {
  test('that is newer takes the store: this one closes it, reports that and does not reopen it', async () => {
    await openDatabase(ada)
    const newer = await otherBuild(ada, schemaVersion + 1)
    expect(told).toEqual(['outdated'])
    await expect(readPlans()).rejects.toThrow(Dexie.DatabaseClosedError)
    newer.close()
    await expect(openDatabase(ada)).rejects.toThrow(StorageOutdated)
  })

  test('that is older and does not close is reported, while the opening continues', async () => {
    const older = await otherBuild(ada, 0.5)
    const opening = openDatabase(ada)
    await vi.waitFor(() => expect(told).toEqual(['blocked']))
    older.close()
    expect((await opening).isOpen()).toBe(true)
  })

  test('that blocks a tab queued before this one is reported after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(indexedDB, 'open').mockReturnValueOnce({} as IDBOpenDBRequest)
    const opening = openDatabase(ada)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['blocked'])
    vi.useRealTimers()
    closeDatabase()
    await expect(opening).rejects.toThrow(StorageUnavailable)
  })

  test('that erases the store closes this one and reports that', async () => {
    await openDatabase(ada)
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(databasePrefix + ada).onsuccess = resolve
    })
    await expect(readPlans()).rejects.toThrow(Dexie.DatabaseClosedError)
    expect(told).toEqual(['erased'])
  })
})

describe('a browser that clears the store', () => {
  test('is reported at once; reads do not return empty lists, and unsent changes are still counted', async () => {
    await openDatabase(ada)
    setMark('kept', ada, 3)
    evictStore()
    await vi.waitFor(() => expect(told).toEqual(['erased']))
    await expect(readPlans()).rejects.toThrow(Dexie.DatabaseClosedError)
    await expect(openDatabase(ada)).rejects.toThrow(StorageErased)
    expect(takeMark('kept', ada)).toBe(3)
    await openDatabase(ada)
    expect(await readPlans()).toEqual([])
  })

  test('while the app was closed is noticed at the next start; a new or erased one is not', async () => {
    await openDatabase(ada)
    await eraseDatabase(ada)
    await openDatabase(ada)
    evictStore()
    closeDatabase()
    await expect(openDatabase(ada)).rejects.toThrow(StorageErased)
    expect(takeMark('kept', ada)).toBe(0)
  })
})
