import { beforeEach, expect, test, vi } from 'vitest'
import { StorageFull } from '#src/db/core/errors.ts'
import { countWithoutRoom } from '#src/db/missing/wanted.ts'
import { withQuotaRecovery } from '#src/db/space/disk-quota.ts'
import { findRoom } from '#src/db/space/full-disk.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { countRoom, narrowDisk } from '#tests/support/device/full-disk.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { bothSides, caller, fill, server, startServer } from '#tests/support/device/played-remote.ts'
import { stubTab } from '#tests/support/device/stubbed-tab.ts'
import { startSync, stopSync } from './engine.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))

const minute = 60_000
const checks = 40
let disk: ReturnType<typeof narrowDisk>

const pull = () => pullAll(caller)
const heard = () => {
  const requests = server().heard
  server().heard = []
  return requests
}

/** Evicts a tenth of the checks, as if a write had failed, and leaves no disk space to store them again. */
async function loseFour(): Promise<void> {
  await withQuotaRecovery(
    vi.fn(async () => {}).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError')),
  )
  disk = narrowDisk()
  disk.room = checks - 4
  expect(await countWithoutRoom()).toBe(4)
}

openStore()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
  startServer()
  server().pageSize = 100
  fill('checks', checks)
  await pull()
  heard()
})

async function expectWhole(): Promise<void> {
  const { here, there } = await bothSides()
  expect(here).toEqual(there)
  expect(await countWithoutRoom()).toBe(0)
}

test('restores evicted rows when the disk has space', async () => {
  await loseFour()
  expect(await findRoom()).toBe(false)
  await pull()
  expect(heard(), 'none while the disk is full').toEqual(['pull_changes'])
  disk.room = checks
  expect(await findRoom()).toBe(true)
  await pull()
  expect(heard(), 'one probe, then the others').toEqual(['pull_changes', 'read checks', 'read checks'])
  await expectWhole()
})

test('detects free space within half a minute', async () => {
  stubTab()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() })
  startSync()
  await vi.waitFor(() => expect(heard()).toContain('pull_changes'))
  await loseFour()
  disk.room = checks
  await vi.advanceTimersByTimeAsync(minute / 2)
  await vi.waitFor(expectWhole)
  await stopSync()
})

test('restores as many as fit, and compares all other rows meanwhile', async () => {
  await loseFour()
  disk.room = checks - 2
  await findRoom()
  await pull()
  expect(await countWithoutRoom()).toBe(3)
  fill('searches', 3)
  vi.setSystemTime(Date.now() + 61 * minute)
  await findRoom()
  await pull()
  const { here, there } = await bothSides()
  expect((here as { searches: unknown }).searches).toEqual((there as { searches: unknown }).searches)
  expect(
    heard().filter((request) => request.startsWith('names')),
    'evicted rows are no difference',
  ).toEqual([])
})

test.each(['at the write', 'at the commit'] as const)(
  'a full disk (%s) evicts once, counts the rows, and restores all when it has space',
  async (refusal) => {
    const room = countRoom(refusal)
    room.writes = 0
    for (let change = 0; change < 13; change += 1) {
      await expect(changeProfile({ first_name: `Ada ${change}` })).rejects.toThrow(StorageFull)
      expect(await countWithoutRoom()).toBe(checks / 10)
    }
    expect(await findRoom()).toBe(false)
    room.writes = Number.POSITIVE_INFINITY
    expect(await findRoom()).toBe(true)
    expect(await countWithoutRoom(), 'until they are restored').toBe(checks / 10)
    await pull()
    await expectWhole()
  },
)
