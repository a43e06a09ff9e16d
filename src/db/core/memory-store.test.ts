import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'

const refused = new DOMException('denied', 'SecurityError')
const throwing = {
  open() {
    throw refused
  },
  deleteDatabase() {
    throw refused
  },
}
const rejecting = {
  open() {
    const error = new DOMException('no mutations in this window', 'InvalidStateError')
    const request: { error: Error; onerror?: (event: unknown) => void } = { error }
    const event = { target: request, preventDefault: vi.fn(), stopPropagation: vi.fn() }
    setTimeout(() => request.onerror?.(event))
    return request
  },
  deleteDatabase() {
    return rejecting.open()
  },
}
const browsers = [
  ['has no store', undefined],
  ['throws at the store', throwing],
  ['rejects the store', rejecting],
] as const

describe.each(browsers)('in a browser that %s', (_, store) => {
  let db: typeof import('./open.ts') &
    typeof import('./memory-store.ts') &
    typeof import('../writes/account.ts') &
    typeof import('../outbox/outbox.ts')

  beforeEach(async () => {
    vi.resetModules()
    const { Dexie: fresh } = await import('dexie')
    for (const dexie of [Dexie, fresh]) {
      dexie.dependencies.indexedDB = store as unknown as IDBFactory
      dexie.dependencies.IDBKeyRange = IDBKeyRange
    }
    db = {
      ...(await import('./open.ts')),
      ...(await import('./memory-store.ts')),
      ...(await import('../writes/account.ts')),
      ...(await import('../outbox/outbox.ts')),
    }
  })

  test('changes are kept in one store in memory and queued', async () => {
    const [first, second] = await Promise.all([db.openDatabase(ada), db.openDatabase(ada)])
    expect(first).toBe(second)
    expect(db.isInMemory()).toBe(true)
    await db.changeProfile({ first_name: 'Ada' })
    expect(await db.countUnsent()).toBe(1)
    expect(await db.countUnsentOf(ada)).toBe(1)
    expect(await db.databaseUserIds()).toEqual([ada])
  })

  test('erasing succeeds before and after opening', async () => {
    await db.eraseDatabase(ada)
    await db.openDatabase(ada)
    await db.changeProfile({ first_name: 'Ada' })
    await db.eraseDatabase(ada)
    expect(await db.databaseUserIds()).toEqual([])
  })
})

test('uses an existing store, and does not treat an unreadable one as missing', async () => {
  vi.resetModules()
  const { Dexie: fresh } = await import('dexie')
  fresh.dependencies.indexedDB = new IDBFactory()
  fresh.dependencies.IDBKeyRange = IDBKeyRange
  const { openDatabase, closeDatabase } = await import('./open.ts')
  const { isInMemory } = await import('./memory-store.ts')
  await openDatabase(ada)
  closeDatabase()
  const opening = openDatabase(ada)
  closeDatabase()
  await expect(opening).rejects.toThrow('Keytrail cannot open its data on this device')
  expect(isInMemory()).toBe(false)
})
