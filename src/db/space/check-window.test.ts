import { describe, expect, test } from 'vitest'
import type { CheckHead, CheckRow } from '#src/domain/ranking/rows.ts'
import { computeFingerprint } from '#src/domain/sync/pulled.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { takeTicket } from '../mirror/pull-books.ts'
import { keepWanted } from '../missing/keep-wanted.ts'
import { nextWanted } from '../missing/wanted.ts'
import { listCheckHeads } from '../reads/checks.ts'
import { noteOpened, pin } from '../writes/device-notes.ts'
import { isLeft, readWindow } from './check-window.ts'
import { keepToWindow } from './disk-quota.ts'
import { changeWindow, readKept } from './kept-on-device.ts'

const makeId = (days: number) => `${String(days).padStart(8, '0')}-0000-4000-8000-000000000000`

function head(days: number, changes: Partial<CheckHead> = {}): CheckHead {
  const { search_ranking_results: _, ...row } = storedCheck({ origin: 'tracker' })
  const searched_at = new Date(Date.now() - days * 86_400_000 - 1_000).toISOString()
  return { ...row, id: makeId(days), search_term: 'latte', searched_at, changed_at: searched_at, ...changes }
}
const videos = [rankingRow({ username: 'creator' })]
const check = (days: number, changes: Partial<CheckHead> = {}): CheckRow => ({
  ...head(days, changes),
  search_ranking_results: videos,
})
const span = <Made>(from: number, until: number, make: (days: number) => Made) =>
  Array.from({ length: until - from }, (_, n) => make(from + n))

async function readWanted(): Promise<number[]> {
  const read: number[] = []
  for (let batch = await nextWanted(); batch; batch = await nextWanted()) {
    const days = batch.ids.map((id) => Number(id.slice(0, 8)))
    await keepWanted(await takeTicket(), batch, { rows: days.map((day) => check(day)), unreadable: [] })
    read.push(...days)
  }
  return read
}

openStore()

describe('a new device', () => {
  test('lists every check at once, and fetches the newest thirty of each phrase', async () => {
    await pullRows({ checks: [...span(0, 40, head), head(300, { search_term: 'tea' })] })
    expect(await listCheckHeads('tracker')).toHaveLength(41)
    expect((await readWanted()).sort((one, other) => one - other)).toEqual([
      ...span(0, 30, (day) => day),
      300,
    ])
    expect(await readKept()).toMatchObject({ checks: 31, left: 10 })
  })

  test('without full checks still wants all of them', async () => {
    await pullRows({ checks: [head(1)] })
    await keepToWindow()
    expect(await readWanted()).toEqual([1])
  })

  test('counts evicted checks as known when server and device are compared', async () => {
    const checks = span(0, 40, head)
    await pullRows({ checks })
    await readWanted()
    const tally = { search_history: [40, computeFingerprint(checks.map(({ id }) => id))] as [number, number] }
    expect(await pullRows({}, { tally })).toMatchObject({ differing: [] })
  })
})

test('evicts the oldest as new ones arrive, except opened, pinned and unsent ones', async () => {
  await database().checks.bulkPut(span(1, 36, check))
  await noteOpened(makeId(31))
  await pin(makeId(32), true)
  await database().$outbox.add({
    ...{ id: makeId(99), user_id: ada, row: `search_history/${makeId(33)}`, state: 'waiting', attempts: 0 },
    ...{ next_attempt_at: 0, last_error: null, created_at: '', kind: 'change_profile', payload: {} },
  } as never)
  await pullRows({ checks: [head(0)] })
  await readWanted()
  await keepToWindow()
  const left = await Promise.all(span(30, 36, async (days) => [days, await isLeft(makeId(days))] as const))
  expect(left.filter(([, isLeft]) => isLeft).map(([days]) => days)).toEqual([30, 34, 35])
  expect(await listCheckHeads('tracker')).toHaveLength(36)
})

describe('the setting', () => {
  test('evicts the others when lowered, and fetches missing ones when raised', async () => {
    await pullRows({ checks: span(0, 100, head) })
    await readWanted()
    await changeWindow({ perPhrase: 10, maxBytes: null })
    expect(await readKept()).toMatchObject({ checks: 10, left: 90 })
    await changeWindow({ perPhrase: 90, maxBytes: null })
    expect(await readWanted()).toHaveLength(80)
    await changeWindow({ perPhrase: null, maxBytes: null })
    expect(await readWanted()).toHaveLength(10)
    expect(await readKept()).toMatchObject({ checks: 100, left: 0 })
  })

  test('falls back to the default if unreadable', async () => {
    await writeMetadata('window', 'a week' as never)
    expect(await readWindow()).toMatchObject({ perPhrase: 30 })
  })
})

test('evicts the least recently used beyond the byte limit, and fetches no older ones', async () => {
  const large = Array.from({ length: 100 }, (_, n) =>
    rankingRow({ rank: n, full_description: 'a'.repeat(100_000) }),
  )
  await database().checks.bulkPut(span(0, 6, (days) => ({ ...check(days), search_ranking_results: large })))
  await pullRows({ checks: [head(20)] })
  await changeWindow({ perPhrase: 30, maxBytes: 50_000_000 })
  expect(await readKept()).toMatchObject({ checks: 4, left: 3 })
  expect(await isLeft(makeId(0))).toBe(false)
  expect(await nextWanted()).toBeUndefined()
})
