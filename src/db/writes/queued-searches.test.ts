import { describe, expect, test } from 'vitest'
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { firstEntry, nextEntry } from '#tests/support/device/outbox.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { ada, makeId } from '#tests/support/rows/made-rows.ts'
import { database } from '../core/open.ts'
import { nextWanted } from '../missing/wanted.ts'
import { countUnsent, discardParked, parkEntry, waitingSearches } from '../outbox/outbox.ts'
import { countQueued, readQueued } from '../reads/queued-searches.ts'
import { readSearch } from '../reads/searches.ts'
import { beginQueued, cancelQueued, queueSearch } from './queued-searches.ts'
import { storeSearch } from './searches.ts'

const queued: QueuedSearch = {
  id: makeId(1),
  search_type: 'autocomplete',
  search_term: 'coffee',
  country: 'de',
  pages: null,
}
const check: QueuedSearch = { ...queued, search_type: 'search_results_check', pages: 3 }

openStore()

describe('a search without a connection', () => {
  test('is a pending row and an outbox entry', async () => {
    await queueSearch(queued)
    const { pages: _, ...asked } = queued
    const pending = { user_id: ada, state: 'pending', source: null, search_results: [] }
    expect(await readSearch(queued.id)).toMatchObject({ ...asked, ...pending })
    const entry = { kind: 'run_search', row: `search_history/${queued.id}`, state: 'waiting' }
    expect(await nextEntry()).toMatchObject({ ...entry, payload: queued })
  })

  test('is queued once, however often it is requested', async () => {
    await queueSearch(queued)
    await queueSearch(queued)
    expect(await countUnsent()).toBe(1)
    expect(await countQueued()).toBe(1)
  })

  test('is not queued if its result is stored already', async () => {
    await queueSearch(queued)
    const row = await readSearch(queued.id)
    await cancelQueued([queued.id])
    if (row) await storeSearch({ ...row, state: 'done', source: 'tiktok' })
    await queueSearch(queued)
    expect((await readSearch(queued.id))?.state).toBe('done')
    expect(await countUnsent()).toBe(0)
  })

  test('for results goes to the checks', async () => {
    await queueSearch(check)
    expect(await database().checks.get(check.id)).toMatchObject({ state: 'pending', pages_done: 0 })
    expect(await readSearch(check.id)).toBeUndefined()
  })

  test('is not changed by a pull until it has been sent', async () => {
    await queueSearch(queued)
    const row = await readSearch(queued.id)
    if (!row) throw new Error('not queued')
    const { search_results: _, ...head } = row
    await pullRows({ searches: [{ ...head, state: 'done', changed_at: '2030-01-01T00:00:00.000Z' }] })
    expect(await nextWanted()).toBeUndefined()
    expect((await readSearch(queued.id))?.state).toBe('pending')
  })
})

describe('cancelling a queued search', () => {
  test.each([queued, check])('removes everything of a $search_type', async (search) => {
    await queueSearch(search)
    await cancelQueued([search.id])
    expect(await countUnsent()).toBe(0)
    expect(await readSearch(search.id)).toBeUndefined()
    expect(await database().checks.get(search.id)).toBeUndefined()
  })

  test('removes everything after a refusal, too', async () => {
    await queueSearch(queued)
    const entry = await firstEntry()
    await parkEntry(entry, 'used up')
    expect((await readQueued([queued.id])).get(queued.id)).toMatchObject({ state: 'parked' })
    await discardParked(entry.id)
    expect(await countUnsent()).toBe(0)
    expect(await readSearch(queued.id)).toBeUndefined()
  })

  test('before it runs prevents the run', async () => {
    await queueSearch(queued)
    const [entry] = await waitingSearches()
    expect(await cancelQueued([queued.id])).toEqual([])
    expect(entry && (await beginQueued(entry))).toBe(false)
  })

  test('keeps a response that arrived meanwhile', async () => {
    await queueSearch(queued)
    const row = await readSearch(queued.id)
    if (row) await storeSearch({ ...row, state: 'done', source: 'tiktok' })
    await cancelQueued([queued.id])
    expect((await readSearch(queued.id))?.state).toBe('done')
  })
})
