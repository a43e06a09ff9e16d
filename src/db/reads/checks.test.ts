import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada, bob, makeId, time } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { type StoredCheckPage, storeCheckFailure, storeCheckPage } from '../writes/checks.ts'
import {
  findEarlierCheck,
  findStoredCheck,
  listCheckHeads,
  listHeadsOf,
  readCheck,
  readChecks,
} from './checks.ts'

const makeVideo = (rank: number) => rankingRow({ rank, video_url: `https://www.tiktok.com/@a/video/${rank}` })

function check(n: number, changes: Partial<CheckRow> = {}): CheckRow {
  const search_ranking_results = [makeVideo(1)]
  const times = { searched_at: time(n), changed_at: time(n) }
  return storedCheck({ id: makeId(n), search_term: 'coffee', ...times, search_ranking_results, ...changes })
}

function page(number: number, ranks: number[], changes: Partial<StoredCheckPage> = {}): StoredCheckPage {
  return {
    ...{ id: makeId(1), user_id: ada, search_term: 'coffee', country: 'gb', source: 'tiktok' },
    ...{ page: number, next_cursor: `after ${number}`, search_ranking_results: ranks.map(makeVideo) },
    ...changes,
  }
}

openStore()

const ranks = async () => (await readCheck(makeId(1)))?.search_ranking_results.map(({ rank }) => rank)

describe('a check that arrives page by page', () => {
  test('begins with page 1 and grows by each page that follows', async () => {
    await storeCheckPage(page(1, [1, 2]))
    await storeCheckPage(page(2, [3], { next_cursor: null }))
    expect(await readCheck(makeId(1))).toMatchObject({
      origin: 'user',
      state: 'done',
      pages_done: 2,
      next_cursor: null,
    })
    expect(await ranks()).toEqual([1, 2, 3])
  })

  test('ignores duplicate pages, pages out of order, and duplicate ranks', async () => {
    await storeCheckPage(page(2, [3]))
    expect(await readCheck(makeId(1))).toBeUndefined()
    await storeCheckPage(page(1, [1, 2]))
    await storeCheckPage(page(1, [1, 2]))
    await storeCheckPage(page(3, [4]))
    await storeCheckPage(page(2, [2, 3]))
    expect(await ranks()).toEqual([1, 2, 3])
    expect((await readCheck(makeId(1)))?.pages_done).toBe(2)
  })

  test('replaces the row that represented it while queued, and keeps its time', async () => {
    const queued = check(1, { state: 'pending', pages_done: 0, search_ranking_results: [], source: null })
    await database().checks.put(queued)
    await storeCheckPage(page(1, [1]))
    expect(await readCheck(makeId(1))).toMatchObject({ state: 'done', searched_at: queued.searched_at })
  })

  test('is not stored for another user', async () => {
    await expect(storeCheckPage(page(1, [1], { user_id: bob }))).rejects.toThrow('no longer open')
    await expect(storeCheckFailure({ ...page(1, []), user_id: bob }, 'abandoned')).rejects.toThrow()
    expect(await database().checks.count()).toBe(0)
  })

  test('stores a failure only if nothing was found', async () => {
    const { id, user_id, search_term, country } = page(1, [])
    const question = { id, user_id, search_term, country }
    await storeCheckFailure(question, 'upstream_timeout')
    expect(await readCheck(makeId(1))).toMatchObject({ state: 'failed', failure_code: 'upstream_timeout' })
    await database().checks.clear()
    await storeCheckPage(page(1, [1]))
    await storeCheckFailure(question, 'upstream_timeout')
    expect((await readCheck(makeId(1)))?.state).toBe('done')
  })
})

test('the stored result is the newest completed check of this phrase in this country', async () => {
  await database().checks.bulkPut([
    check(1),
    check(3),
    check(2),
    check(4, { state: 'failed' }),
    check(5, { search_term: 'coffee bar' }),
    check(6, { country: 'us' }),
  ])
  expect((await findStoredCheck({ search_term: 'coffee', country: 'gb' }))?.id).toBe(makeId(3))
  expect(await findStoredCheck({ search_term: 'tea', country: 'gb' })).toBeUndefined()
})

test('a check is not its own earlier check after the server has replaced the time of the device', async () => {
  const first = check(1)
  await database().checks.put(first)
  expect(await findEarlierCheck({ ...first, searched_at: check(2).searched_at })).toBeUndefined()
})

test('lists the checks of the user or of the tracker, newest first, with their outcome', async () => {
  await database().checks.bulkPut([
    check(1),
    check(2, { origin: 'tracker' }),
    check(3, { search_term: 'a' }),
    check(4, { state: 'failed', country: 'de' }),
  ])
  expect((await listCheckHeads()).map(({ id }) => id)).toEqual([4, 3, 1].map(makeId))
  expect((await listCheckHeads('tracker')).map(({ id }) => id)).toEqual([makeId(2)])
  expect((await listCheckHeads())[0]).toEqual({
    id: makeId(4),
    search_type: 'search_results_check',
    search_term: 'coffee',
    country: 'de',
    searched_at: check(4).searched_at,
    state: 'failed',
    pages_done: 1,
  })
  expect((await readChecks([makeId(3), makeId(9), makeId(1)])).map(({ id }) => id)).toEqual(
    [3, 1].map(makeId),
  )
})

describe('lists read only the keys they show, regardless of the number of checks', () => {
  const users = Array.from({ length: 30 }, (_, n) => check(n, { search_term: `phrase ${n % 10}` }))
  const daily = Array.from({ length: 400 }, (_, n) =>
    check(100 + n, { origin: 'tracker', search_term: `phrase ${n % 10}`, country: 'de' }),
  )
  let keysRead: ReturnType<typeof vi.spyOn>
  beforeEach(async () => {
    await database().checks.bulkPut([...users, ...daily])
    keysRead = vi.spyOn(IDBCursor.prototype, 'continue')
  })

  test('the user’s checks', async () => {
    expect(await listCheckHeads()).toHaveLength(users.length)
    expect(keysRead.mock.calls.length).toBeLessThanOrEqual(users.length)
  })

  test('the checks of one phrase, from all sources and in every country', async () => {
    const heads = await listHeadsOf('phrase 1')
    expect(heads).toHaveLength(43)
    expect(new Set(heads.map(({ search_term }) => search_term))).toEqual(new Set(['phrase 1']))
    expect(new Set(heads.map(({ country }) => country))).toEqual(new Set(['gb', 'de']))
    expect(keysRead.mock.calls.length).toBeLessThanOrEqual(43)
  })
})
