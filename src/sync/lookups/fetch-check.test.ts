import { beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { addKeyPhrases } from '#src/db/writes/key-phrases.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheckPage } from '#src/remote/functions/checks.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada, addedKeyPhrase, phrase } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { trySearch } from '../engine/make-searches.ts'
import { fetchCheck } from './fetch-check.ts'

vi.mock('#src/remote/functions/checks.ts', () => ({ fetchCheckPage: vi.fn() }))

const id = '00000000-0000-4000-8000-00000000000a'
const ask = vi.mocked(fetchCheckPage)
const failure = new RemoteError('server', { status: 502, code: 'upstream_bad_payload' })
let stop: AbortController

const question = (changes: Partial<CheckQuestion> = {}): CheckQuestion => ({
  id,
  search_term: 'coffee',
  country: 'gb',
  pages: null,
  ...changes,
})
const queued = (pages: number | null) =>
  ({
    user_id: ada,
    payload: { ...question({ pages }), search_type: 'search_results_check' as const },
  }) as QueuedEntry

function makePage(cursor: string | undefined, pages: number): Awaited<ReturnType<typeof fetchCheckPage>> {
  const page = Number(cursor ?? 0) + 1
  return {
    source: 'tiktok',
    search_ranking_results: [
      rankingRow({ rank: page, video_url: `https://www.tiktok.com/@a/video/${page}` }),
    ],
    next_cursor: page < pages ? String(page) : null,
  }
}

openStore()
beforeEach(() => {
  stop = new AbortController()
  ask.mockImplementation(async ({ after }) => makePage(after?.cursor, 5))
})

const run = (changes?: Partial<CheckQuestion>) => fetchCheck(question(changes), stop.signal)
const asked = () => ask.mock.calls.map(([{ after }]) => after?.cursor ?? null)
const keys = () => ask.mock.calls.map(([{ key }]) => key)
const pagesDone = async () => (await readCheck(id))?.pages_done

test('fetches all pages, each under a separate key, the first under the id of the check', async () => {
  const pages: number[] = []
  await fetchCheck(question(), stop.signal, (page) => pages.push(page))
  expect(pages).toEqual([1, 2, 3, 4, 5])
  expect(asked()).toEqual([null, '1', '2', '3', '4'])
  expect(keys()[0]).toBe(id)
  expect(new Set(keys()).size).toBe(5)
  expect((await readCheck(id))?.search_ranking_results.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
})

test('stops at the requested count, and continues from there on request', async () => {
  await run({ pages: 2 })
  expect(await pagesDone()).toBe(2)
  await run({ pages: 2 })
  expect(asked()).toHaveLength(2)
  await run({ pages: 3 })
  expect(asked()).toEqual([null, '1', '2'])
})

test('names the key phrase only once it was sent', async () => {
  const added = addedKeyPhrase()
  await addKeyPhrases([added])
  await run({ keyword_id: added.id, pages: 1 })
  await run({ keyword_id: phrase, pages: 2 })
  expect(ask.mock.calls.map(([{ keyword_id }]) => keyword_id)).toEqual([undefined, phrase])
})

test('stops if a cursor repeats', async () => {
  ask.mockImplementation(async ({ after }) => ({ ...makePage(after?.cursor, 9), next_cursor: '1' }))
  await run()
  expect(asked()).toEqual([null, '1'])
  expect((await readCheck(id))?.next_cursor).toBeNull()
})

test('keeps the pages before a failed one; a repeated attempt reuses its key, a new one does not', async () => {
  ask.mockImplementation(async ({ after }) => {
    if (after?.cursor === '2') throw failure
    return makePage(after?.cursor, 5)
  })
  await expect(run()).rejects.toBe(failure)
  expect(await pagesDone()).toBe(2)
  await expect(run()).rejects.toBe(failure)
  await expect(run({ attempt: 1 })).rejects.toBe(failure)
  const [first, again, other] = keys().slice(2)
  expect(again).toBe(first)
  expect(keys()).not.toContain(undefined)
  expect(keys().slice(0, 4)).not.toContain(other)
})

test('no two attempts share a key', async () => {
  await run()
  const first = new Set(keys())
  await eraseDatabase(ada)
  await openDatabase(ada)
  ask.mockClear()
  await run({ attempt: 1 })
  expect(first.isDisjointFrom(new Set(keys().slice(1)))).toBe(true)
})

test('sends no request after an abort, and keeps the fetched pages', async () => {
  ask.mockImplementation(async ({ after }) => {
    if (after?.cursor === '1') stop.abort()
    return makePage(after?.cursor, 5)
  })
  await expect(run()).rejects.toMatchObject({ kind: 'aborted' })
  expect(await pagesDone()).toBe(2)
})

test('from the queue: stores a first page that failed for good as failed', async () => {
  ask.mockRejectedValue(failure)
  await trySearch(queued(3), stop.signal)
  expect(await readCheck(id)).toMatchObject({ state: 'failed', failure_code: 'upstream_bad_payload' })
  await trySearch(queued(3), stop.signal)
  expect(ask).toHaveBeenCalledTimes(1)
})
