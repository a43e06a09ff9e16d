import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProfileRow } from '#src/domain/account/rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { fillDisk } from '#tests/support/device/full-disk.ts'
import { nextEntry } from '#tests/support/device/outbox.ts'
import { StorageFull } from '../core/errors.ts'
import { database, eraseDatabase, openDatabase } from '../core/open.ts'
import { countUnsent } from '../outbox/outbox.ts'
import { readProfile } from '../reads/profile.ts'
import { readSearch } from '../reads/searches.ts'
import { changeProfile } from './profile.ts'
import { storeSearch } from './searches.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'

const profile: ProfileRow = {
  id: ada,
  first_name: null,
  last_name: null,
  email: 'ada@example.com',
  subscription_level: 'free',
  marketing_consent: false,
  created_at: '2026-11-01T00:00:00.000Z',
  changed_at: '2026-11-01T00:00:00.000Z',
}

function search(n: number): SearchRow {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    user_id: ada,
    search_term: `phrase ${n}`,
    search_type: 'basic',
    country: 'gb',
    state: 'done',
    failure_code: null,
    source: 'tiktok',
    searched_at: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
    changed_at: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
    search_results: [{ position: 1, word: 'word', group_id: 'unknown' }],
  }
}

beforeEach(async () => {
  await openDatabase(ada)
  await database().profile.put(profile)
})
afterEach(() => eraseDatabase(ada))

describe('a change of the profile', () => {
  test('is on the device at once and queued', async () => {
    await changeProfile({ first_name: 'Ada', marketing_consent: true })
    expect(await readProfile()).toEqual({ ...profile, first_name: 'Ada', marketing_consent: true })
    expect(await nextEntry()).toMatchObject({
      user_id: ada,
      kind: 'change_profile',
      row: `profiles/${ada}`,
      payload: { first_name: 'Ada', marketing_consent: true },
      state: 'waiting',
      attempts: 0,
    })
  })

  test('leaves neither row nor entry when the entry cannot be written', async () => {
    database().$outbox.hook('creating', () => {
      throw new Error('no entry')
    })
    await expect(changeProfile({ first_name: 'Ada' })).rejects.toThrow('no entry')
    expect((await readProfile())?.first_name).toBeNull()
    expect(await countUnsent()).toBe(0)
  })

  test('leaves neither row nor entry when the row cannot be written', async () => {
    database().profile.hook('updating', () => {
      throw new Error('no row')
    })
    await expect(changeProfile({ first_name: 'Ada' })).rejects.toThrow('no row')
    expect(await countUnsent()).toBe(0)
  })

  test('is queued even before the first pull has fetched the row', async () => {
    await database().profile.clear()
    await changeProfile({ first_name: 'Ada' })
    expect(await readProfile()).toBeUndefined()
    expect(await countUnsent()).toBe(1)
  })
})

test('does not store a response for another user that arrived too late', async () => {
  await expect(storeSearch({ ...search(1), user_id: bob })).rejects.toThrow('no longer open')
  expect(await database().searches.count()).toBe(0)
})

describe('a full disk', () => {
  beforeEach(async () => {
    await database().searches.bulkPut(Array.from({ length: 20 }, (_, n) => search(n)))
  })

  test('evicts the oldest searches for a new one, and keeps unsent ones', async () => {
    await changeProfile({ first_name: 'Ada' })
    fillDisk('put', 1)
    await storeSearch(search(99))
    expect(await readSearch(search(99).id)).toEqual(search(99))
    expect(await readSearch(search(0).id)).toBeUndefined()
    expect(await readSearch(search(1).id)).toBeUndefined()
    expect(await database().searches.count()).toBe(19)
    expect(await countUnsent()).toBe(1)
  })

  test('stores row and entry of a change together if there is room after that', async () => {
    fillDisk('add', 1)
    await changeProfile({ first_name: 'Ada' })
    expect((await readProfile())?.first_name).toBe('Ada')
    expect(await countUnsent()).toBe(1)
  })

  test('is reported if there is still no room, and then nothing of the change is stored', async () => {
    fillDisk('add', Number.POSITIVE_INFINITY)
    await expect(changeProfile({ first_name: 'Ada' })).rejects.toThrow(StorageFull)
    expect((await readProfile())?.first_name).toBeNull()
    expect(await countUnsent()).toBe(0)
  })

  test('is reported if there is no search to evict', async () => {
    await database().searches.clear()
    fillDisk('put', 1)
    await expect(storeSearch(search(1))).rejects.toMatchObject({
      message: 'search',
      cause: expect.any(StorageFull),
    })
  })

  test('is detected if the write itself fails, as other browsers report it', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await changeProfile({ first_name: 'Ada' })
    expect((await readProfile())?.first_name).toBe('Ada')
    expect(await database().searches.count()).toBe(18)
  })

  test('is not confused with any other failure', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    await expect(storeSearch(search(99))).rejects.toMatchObject({ cause: { name: 'UnknownError' } })
    expect(await database().searches.count()).toBe(20)
  })
})
