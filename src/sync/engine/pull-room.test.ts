import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countWithoutRoom } from '#src/db/missing/wanted.ts'
import { withQuotaRecovery } from '#src/db/space/disk-quota.ts'
import { doubtFull } from '#src/db/space/full-disk.ts'
import { narrowDisk } from '#tests/support/device/full-disk.ts'
import { bothSides, fill, server, startServer } from '#tests/support/device/played-remote.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))

const minute = 60_000
const checks = 40
let disk: ReturnType<typeof narrowDisk>

const pull = () => pullAll({ userId: ada, signal: new AbortController().signal })
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const heard = () => {
  const requests = server().heard
  server().heard = []
  return requests
}

/** A change of the user finds the disk full: a tenth of the checks is evicted. */
async function loseFour(): Promise<void> {
  await withQuotaRecovery(
    vi.fn(async () => {}).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError')),
  )
  disk.room = checks - 4
  expect(await countWithoutRoom()).toBe(4)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
  startServer()
  server().pageSize = 100
  fill('checks', checks)
  await openDatabase(ada)
  disk = narrowDisk()
  await pull()
  heard()
})
afterEach(async () => {
  vi.useRealTimers()
  await eraseDatabase(ada)
})

async function expectWhole(): Promise<void> {
  const { here, there } = await bothSides()
  expect(here).toEqual(there)
  expect(await countWithoutRoom()).toBe(0)
}

test('restores evicted checks once there is room', async () => {
  await loseFour()
  await pull()
  expect(heard(), 'not while the disk was full a moment ago').toEqual(['pull_changes'])
  disk.room = checks
  later(11 * minute)
  await pull()
  expect(heard(), 'one to find out, then the others').toEqual(['pull_changes', 'read checks', 'read checks'])
  await expectWhole()
})

test('restores evicted checks when the app is opened again', async () => {
  await loseFour()
  disk.room = checks
  await doubtFull()
  await pull()
  await expectWhole()
})

test('sends one small request at growing intervals while the disk is full, and fails nothing', async () => {
  await loseFour()
  for (let tries = 0; tries < 48; tries += 1) {
    later(30 * minute)
    await pull()
  }
  const reads = heard().filter((request) => request === 'read checks')
  expect(reads.length).toBeGreaterThan(3)
  expect(reads.length).toBeLessThan(9)
  disk.room = checks
  later(24 * 60 * minute)
  await pull()
  await expectWhole()
})

test('restores as many as fit, and compares everything else meanwhile', async () => {
  await loseFour()
  disk.room = checks - 2
  later(11 * minute)
  await pull()
  expect(await countWithoutRoom()).toBe(3)
  fill('searches', 3)
  later(61 * minute)
  await doubtFull()
  await pull()
  const { here, there } = await bothSides()
  expect((here as { searches: unknown }).searches).toEqual((there as { searches: unknown }).searches)
  expect(
    heard().filter((request) => request.startsWith('names')),
    'what waits is no difference',
  ).toEqual([])
})
