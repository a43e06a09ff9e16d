import { beforeEach, expect, test, vi } from 'vitest'
import { countRoom } from '#tests/support/device/full-disk.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { makeId, time } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { isStoreClosed, StorageFull } from '../core/errors.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { readOpened } from '../reads/device-notes.ts'
import { noteOpened } from '../writes/device-notes.ts'
import { queueSearch } from '../writes/queued-searches.ts'
import { withQuotaRecovery } from './disk-quota.ts'

const common = (n: number) => ({
  ...{ id: makeId(n), search_term: `phrase ${n}`, searched_at: time(n) },
})
const search = (n: number) => storedSearch(common(n))
const check = (n: number) => storedCheck(common(n))

const idsIn = async (name: 'checks' | 'searches') =>
  new Set(await database().table(name).toCollection().primaryKeys())

const write = () => withQuotaRecovery(() => writeMetadata('device_id', 'this one'))

const fillDisk = (refusals: number) => Object.assign(countRoom('at the commit'), { writes: 0, refusals })

openStore()
beforeEach(async () => {
  await database().searches.bulkPut(Array.from({ length: 20 }, (_, n) => search(100 + n)))
})

test('evicts checks before searches, the oldest first', async () => {
  await database().checks.bulkPut(Array.from({ length: 20 }, (_, n) => check(n)))
  fillDisk(1)
  await write()
  expect(await idsIn('checks')).toEqual(new Set(Array.from({ length: 18 }, (_, n) => makeId(n + 2))))
  expect((await idsIn('searches')).size).toBe(20)
})

test('evicts searches if there is no check', async () => {
  fillDisk(1)
  await write()
  const left = await idsIn('searches')
  expect(left.size).toBe(18)
  expect(left.has(makeId(100)) || left.has(makeId(101))).toBe(false)
})

test('keeps recently opened records longer than newer ones', async () => {
  await database().checks.bulkPut(Array.from({ length: 10 }, (_, n) => check(n)))
  await noteOpened(makeId(0))
  fillDisk(1)
  await write()
  const left = await idsIn('checks')
  expect(left.has(makeId(0))).toBe(true)
  expect(left.has(makeId(1))).toBe(false)
})

test('evicts neither queued nor running searches, however old', async () => {
  await database().searches.clear()
  const question = { search_term: 'matcha', search_type: 'basic', country: 'gb', pages: null } as const
  await queueSearch({ id: makeId(1), ...question })
  await database().searches.update(makeId(1), { searched_at: '2020-01-01T00:00:00.000Z' })
  await database().checks.put({ ...check(2), state: 'pending', searched_at: '2020-01-01T00:00:00.000Z' })
  fillDisk(1)
  await expect(write()).rejects.toThrow(StorageFull)
  expect((await idsIn('searches')).size + (await idsIn('checks')).size).toBe(2)
  expect(await database().$outbox.count()).toBe(1)
})

test('keeps the results of a check that the server has purged', async () => {
  const kept = { ...check(0), search_ranking_results: [rankingRow()], check_results: [] }
  await database().checks.bulkPut([kept, check(1)])
  fillDisk(1)
  await write()
  expect(await idsIn('checks')).toEqual(new Set([makeId(0)]))
})

test('evicts nothing if the write still fails', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => check(n))
  await database().checks.bulkPut(rows)
  fillDisk(2)
  await expect(write()).rejects.toThrow(StorageFull)
  expect(await database().checks.orderBy('searched_at').toArray()).toEqual(rows)
})

test('evicts nothing if the write then fails for another reason', async () => {
  await database().checks.bulkPut([check(1)])
  const failing = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    .mockRejectedValueOnce(new DOMException('broken', 'UnknownError'))
  await expect(withQuotaRecovery(failing)).rejects.toThrow('broken')
  expect((await idsIn('checks')).size).toBe(1)
})

test.each(['at the commit', 'at the write'] as const)(
  'a write that a full disk refuses %s does not count as closing the store',
  async (refusal) => {
    countRoom(refusal).writes = 0
    expect(isStoreClosed(await writeMetadata('pulled_at', 1).catch((error: unknown) => error))).toBe(false)
  },
)

test('evicts nothing for a failure that has another cause', async () => {
  await expect(withQuotaRecovery(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await idsIn('searches')).size).toBe(20)
})

test('remembers only the last few hundred opened records', async () => {
  await writeMetadata(
    'opened',
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [makeId(n), common(n).searched_at])),
  )
  await noteOpened(makeId(900))
  const opened = await readOpened()
  expect(Object.keys(opened)).toHaveLength(500)
  expect(opened[makeId(0)]).toBeUndefined()
  expect(opened[makeId(900)]).toBeDefined()
})
