import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchHead } from '#src/domain/search/rows.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { firstEntry } from '#tests/support/device/outbox.ts'
import { cursorAt, makePulled, pullRows } from '#tests/support/device/pulled.ts'
import { ada, bob, makeId, makers, time } from '#tests/support/rows/made-rows.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { storedProfile, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { database, openDatabase } from '../core/open.ts'
import { keepWanted } from '../missing/keep-wanted.ts'
import { nextWanted } from '../missing/wanted.ts'
import { countUnsent, discardParked, parkEntry, settleEntries } from '../outbox/outbox.ts'
import { readPlans, readProfile } from '../reads/profile.ts'
import { listSearchHeads, readSearch, readSearches } from '../reads/searches.ts'
import { changeProfile } from '../writes/account.ts'
import { heldAgainst } from './held.ts'
import { takeTicket } from './pull-books.ts'
import { keepPulled } from './pulled.ts'

const profile = storedProfile({ first_name: 'Server' })

function head(n: number, changes: Partial<SearchHead> = {}): SearchHead {
  const { search_results: _, ...row } = storedSearch()
  return { ...row, id: makeId(n), searched_at: time(n), changed_at: time(n), ...changes }
}
const results = [{ position: 1, word: 'word', group_id: 'g' }]
const before = '2026-10-31T00:00:00.000Z'

openStore()

test('adds, changes and removes rows', async () => {
  await pullRows({ plans: [plans.free, plans.pro] })
  await pullRows({ plans: [{ ...plans.free, monthly_credits: 5 }] })
  expect((await readPlans()).map(({ level, monthly_credits }) => [level, monthly_credits])).toEqual([
    ['free', 5],
    ['pro', 2000],
  ])
  await pullRows({ plans: [plans.free] }, { restarts: true })
  expect(await readPlans()).toHaveLength(1)
})

describe('a row with a change in the outbox', () => {
  beforeEach(async () => {
    await pullRows({ profile: [profile] })
    await changeProfile({ first_name: 'Mine' })
  })

  test('is not overwritten, and is restored once its refused change is discarded', async () => {
    await pullRows({ profile: [profile] })
    const entry = await firstEntry()
    await parkEntry(entry, 'no')
    await pullRows({ profile: [profile] })
    expect((await readProfile())?.first_name).toBe('Mine')
    await discardParked(entry.id)
    expect(await nextWanted()).toEqual({ table: 'profile', ids: [ada] })
    await keepWanted(
      await takeTicket(),
      { table: 'profile', ids: [ada] },
      { rows: [profile], unreadable: [] },
    )
    expect((await readProfile())?.first_name).toBe('Server')
    expect(await nextWanted()).toBeUndefined()
    expect(await countUnsent()).toBe(0)
  })

  test('is not restored', async () => {
    await database().profile.delete(ada)
    await pullRows({ profile: [profile] })
    expect(await readProfile()).toBeUndefined()
  })

  test('is overwritten only by a response that includes the change', async () => {
    await settleEntries([await firstEntry()], '1.1/5000')
    await pullRows({ profile: [profile], plans: [plans.pro] }, { cursor: cursorAt(5_000) })
    expect((await readProfile())?.first_name).toBe('Mine')
    expect(await readPlans(), 'all else of that answer is kept').toHaveLength(1)
    await pullRows({ profile: [{ ...profile, first_name: 'Both' }] }, { cursor: cursorAt(5_001) })
    expect((await readProfile())?.first_name).toBe('Both')
    await pullRows({ profile: [profile] }, { cursor: cursorAt(4_000) })
    expect((await readProfile())?.first_name, 'nothing is held any more').toBe('Server')
  })
})

describe('searches', () => {
  test('are fetched by id, the newest first, and stored in full', async () => {
    await pullRows({ searches: [head(1), head(3), head(2)] })
    expect(await listSearchHeads(), 'listed at once').toHaveLength(3)
    expect(await readSearches([head(1).id])).toEqual([undefined])
    const batch = { table: 'searches' as const, ids: [head(3).id, head(2).id, head(1).id] }
    expect(await nextWanted()).toEqual(batch)
    const rows = [1, 2].map((n) => ({ ...head(n), search_results: results }))
    await keepWanted(await takeTicket(), batch, { rows, unreadable: [head(3).id] })
    expect((await readSearch(head(1).id))?.search_results).toEqual(results)
    expect(await database().$unreadable.toArray()).toEqual([{ name: `searches/${head(3).id}` }])
    expect(await listSearchHeads(), 'what cannot be read is not listed').toHaveLength(2)
    expect(await nextWanted()).toBeUndefined()
  })

  test('that are stored with results are not fetched again', async () => {
    await database().searches.put({ ...head(1, { changed_at: before }), search_results: results })
    await pullRows({ searches: [head(1, { source: 'sample' })] })
    expect(await nextWanted()).toBeUndefined()
    expect(await readSearch(head(1).id)).toEqual({
      ...head(1, { source: 'sample' }),
      search_results: results,
    })
  })

  test('without results are not fetched', async () => {
    await pullRows({
      searches: [head(1, { state: 'pending', source: null }), head(2, { state: 'failed', source: null })],
    })
    expect(await nextWanted()).toBeUndefined()
    expect(await readSearch(head(2).id)).toMatchObject({ state: 'failed', search_results: [] })
    await pullRows({ searches: [head(1, { changed_at: head(5).changed_at })] })
    expect(await nextWanted(), 'done by now').toMatchObject({ ids: [head(1).id] })
  })

  test('that have settled here are not reverted', async () => {
    await database().searches.put({ ...head(1, { changed_at: before }), search_results: results })
    await pullRows({ searches: [head(1, { state: 'pending', source: null })] })
    expect(await readSearch(head(1).id)).toMatchObject({ state: 'done', search_results: results })
  })

  test('with damaged results are fetched again', async () => {
    await database().table('searches').put(head(1))
    await pullRows({ searches: [head(1)] })
    expect(await nextWanted()).toMatchObject({ ids: [head(1).id] })
  })

  test('that are deleted on the server are deleted here', async () => {
    await database().searches.put({ ...head(1), search_results: results })
    await pullRows({ searches: [head(2)] })
    await pullRows({}, { removed: { search_history: [head(1).id, head(2).id] } })
    expect(await readSearch(head(1).id)).toBeUndefined()
    expect(await nextWanted()).toBeUndefined()
  })
})

describe('a response', () => {
  test('is not stored if the device has newer data than the request', async () => {
    const early = await takeTicket()
    await pullRows({ plans: [plans.pro] })
    expect(await keepPulled(early, makePulled({ plans: [plans.free] }))).toBe('overtaken')
    expect((await readPlans()).map(({ level }) => level)).toEqual(['pro'])
    await keepWanted(early, { table: 'plans', ids: ['pro'] }, { rows: [], unreadable: [] })
    expect(await readPlans()).toHaveLength(1)
  })

  test('that arrives after another user has signed in is not stored', async () => {
    const ticket = await takeTicket()
    await openDatabase(bob)
    expect(() => keepPulled(ticket, makePulled({ profile: [profile] }))).toThrow('no longer open')
    expect(await database().profile.count()).toBe(0)
  })

  describe('that is the first', () => {
    const positions = (count: number) =>
      Array.from({ length: count }, (_, n) => makers.keyPhraseChecks(n) as KeyPhraseCheckRow)

    test('is stored with the first screens before the history', async () => {
      const { $standings, $wanted, $facts } = database()
      const writing = vi.spyOn($wanted, 'bulkPut').mockRejectedValueOnce(new Error('the disk is gone'))
      const begun = { profile: [profile], plans: [plans.free], keyPhraseChecks: positions(3) }
      const answer = { ...begun, searches: [head(1)] }
      await expect(pullRows(answer)).rejects.toThrow('the disk is gone')
      expect((await readProfile())?.first_name).toBe('Server')
      expect(await readPlans()).toHaveLength(1)
      expect(await $standings.count()).toBe(1)
      expect(await $facts.get('pulled')).toBeUndefined()
      writing.mockRestore()
      await pullRows(answer)
      expect(await nextWanted()).toMatchObject({ ids: [head(1).id] })
    })

    test('reads no single rows from an empty store', async () => {
      const asked = vi.spyOn(IDBObjectStore.prototype, 'get')
      const removed = vi.spyOn(IDBObjectStore.prototype, 'delete')
      const heads = Array.from({ length: 50 }, (_, n) => head(n))
      await pullRows({ keyPhraseChecks: positions(100), searches: heads }, { restarts: true })
      expect(asked.mock.calls.length).toBeLessThan(20)
      expect(removed.mock.calls.length).toBeLessThan(20)
      expect(await database().keyPhraseChecks.count()).toBe(100)
    })
  })

  test('advances the progress together with its rows or not at all', async () => {
    await pullRows({})
    const { books } = await takeTicket()
    const bad = makePulled({
      plans: [plans.pro],
      notes: [{ keyword_id: 'a note without a key' } as never],
    })
    await expect(keepPulled(await takeTicket(), bad)).rejects.toThrow()
    expect((await takeTicket()).books).toEqual(books)
    expect(await readPlans()).toEqual([])
  })
})

test('an empty outbox holds no rows, in WebKit too, where a unique-key cursor fails on an empty store', async () => {
  const open = IDBIndex.prototype.openKeyCursor
  vi.spyOn(IDBIndex.prototype, 'openKeyCursor').mockImplementation(function (this: IDBIndex, ...asked) {
    if (asked[1]?.endsWith('unique')) throw new DOMException('Unable to open cursor', 'UnknownError')
    return open.apply(this, asked)
  })
  expect((await heldAgainst(null)).rows).toEqual(new Set())
})

test.each([
  ['nonsense'],
  [{ cursor: 'nonsense', open: {} }],
  [{ cursor: cursorAt(7), open: { alerts: 'x' } }],
  [7],
])('treats progress of %j as that of a new device', async (value) => {
  await database().$facts.put({ key: 'pulled', value })
  expect((await takeTicket()).books).toEqual({ cursor: null, open: {} })
  await pullRows({})
  expect((await takeTicket()).books.cursor).not.toBeNull()
})
