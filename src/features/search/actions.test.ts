import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { readSearch } from '#src/db/reads/searches.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { derivedId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchAutocomplete, searchTogether } from '#src/remote/functions/searches.ts'
import { setSession } from '#src/state/session.ts'
import { runBatch, runSearch } from './actions.ts'

vi.mock('#src/remote/functions/searches.ts', () => ({
  searchRelated: vi.fn(),
  searchAutocomplete: vi.fn(),
  searchTogether: vi.fn(),
}))
vi.mock('#src/sync/engine/engine.ts', () => ({ kickSync: vi.fn() }))

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const root = '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11'
const ask = vi.mocked(searchAutocomplete)
const never = new AbortController().signal

const together = vi.mocked(searchTogether)
const askEach: typeof searchTogether =
  (_, caller) =>
  ({ id, query }) =>
    ask({ id, country: 'gb', ...query, ...caller })

const batch = (count: number): SearchBatch => ({
  type: 'autocomplete',
  country: 'gb',
  phrases: Array.from({ length: count }, (_, n) => `phrase ${n}`),
})
const idOf = (place: number) => derivedId(root, place)
const found = { id: root, source: 'tiktok', search_results: [] } as const

beforeEach(async () => {
  ask.mockReset().mockImplementation(async () => ({ ...found, search_results: [] }))
  together.mockReset().mockImplementation(askEach)
  setSession({ status: 'signed-in', userId: ada, email: '', verified: true })
  await openDatabase(ada)
})
afterEach(() => eraseDatabase(ada))

async function run(count: number, { stop = never, leave = never } = {}) {
  const ended: LookupOutcome[] = []
  const places = Array.from({ length: count }, (_, place) => place)
  await runBatch({
    batch: batch(count),
    ids: places.map(idOf),
    places,
    stop,
    leave,
    onEnded: (_, outcome) => ended.push(outcome),
  })
  return ended
}

test('every phrase is asked once under its own id, and not again when it is here', async () => {
  await run(20)
  expect(new Set(ask.mock.calls.map(([{ id }]) => id)).size).toBe(20)
  expect(await readSearch(idOf(19))).toMatchObject({ state: 'done', search_term: 'phrase 19' })
  await run(20)
  expect(ask).toHaveBeenCalledTimes(20)
  expect(together).toHaveBeenCalledTimes(10)
})

test('where the calls suffice, each phrase has its own', async () => {
  expect(await run(5)).toHaveLength(5)
  expect(together).not.toHaveBeenCalled()
})

test('the end of the allowance stops the rest and keeps what was found', async () => {
  let credits = 10
  ask.mockImplementation(async () => {
    await Promise.resolve()
    credits -= 1
    if (credits < 0) throw new RemoteError('refused', { status: 402, code: 'credits_exhausted' })
    return { ...found, search_results: [] }
  })
  const ended = await run(50)
  expect(ended.filter(({ kind }) => kind === 'stored')).toHaveLength(10)
  expect(ask.mock.calls.length).toBeLessThan(26)
})

test('a phrase that fails does not stop the others', async () => {
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 504, code: 'upstream_timeout' }))
  const ended = await run(3)
  expect(ended).toContainEqual({ kind: 'failed', code: 'upstream_timeout', stored: 0 })
  expect(ended.filter(({ kind }) => kind === 'stored')).toHaveLength(2)
})

test('a phrase is told as it ends, whatever the other of its call waits for', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  ask.mockImplementation(async ({ id }) => {
    if (id === idOf(0)) await held
    return { ...found, search_results: [] }
  })
  const ended = new Set<string>()
  const places = Array.from({ length: 6 }, (_, place) => place)
  const running = runBatch({
    batch: batch(6),
    ids: places.map(idOf),
    places,
    stop: never,
    leave: never,
    onEnded: (id) => ended.add(id),
  })
  await vi.waitFor(() => expect(ended.size).toBe(5))
  expect(ended.has(idOf(0))).toBe(false)
  release()
  await running
  expect(ended.has(idOf(0))).toBe(true)
})

test('one that crashes stops the rest: nobody could cancel them any more', async () => {
  ask.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { ...found, search_results: [] }
  })
  ask.mockRejectedValueOnce(new TypeError('the device is broken'))
  await expect(run(50)).rejects.toThrow('the device is broken')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ask.mock.calls.length).toBeLessThanOrEqual(10)
})

test('a batch that is lost after somebody else has signed in is not queued for them', async () => {
  ask.mockImplementation(async () => {
    setSession({ status: 'signed-in', userId: bob, email: '', verified: true })
    throw new RemoteError('offline')
  })
  expect(new Set((await run(8)).map(({ kind }) => kind))).toEqual(new Set(['aborted']))
  expect(await countUnsent()).toBe(0)
})

test.each([
  ['a plan that does not include it', new RemoteError('refused', { status: 403, code: 'plan_required' })],
  ['a session that is over', new RemoteError('unauthorized', { status: 401 })],
])('%s ends the batch with its first calls', async (_, error) => {
  ask.mockRejectedValue(error)
  const ended = await run(50)
  expect(ended).toHaveLength(10)
  expect(new Set(ended.map(({ kind }) => kind))).toEqual(new Set(['failed']))
})

test('a phrase that another tab has under way is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 425, code: 'in_progress' }))
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 425, code: 'in_progress' }))
  const ending = run(6)
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  expect(await ending).toEqual(Array.from({ length: 6 }, () => ({ kind: 'stored' })))
  expect(together).toHaveBeenCalledTimes(3)
  expect(ask).toHaveBeenCalledTimes(8)
})

test('stopped, it starts nothing further and brings home what is under way', async () => {
  const stop = new AbortController()
  ask.mockImplementation(async () => {
    await Promise.resolve()
    stop.abort()
    return { ...found, search_results: [] }
  })
  expect(await run(30, { stop: stop.signal })).toHaveLength(10)
})

test('left, it hangs up and queues nothing', async () => {
  const leave = new AbortController()
  ask.mockImplementation(async () => {
    leave.abort()
    throw new RemoteError('aborted')
  })
  const ended = await run(30, { leave: leave.signal })
  expect(new Set(ended.map(({ kind }) => kind))).toEqual(new Set(['aborted']))
  expect(await countUnsent()).toBe(0)
})

test('without a network the searches wait under their ids, once each', async () => {
  ask.mockRejectedValue(new RemoteError('offline'))
  await run(3)
  await run(3)
  expect(await countUnsent()).toBe(3)
  expect((await readQueued([idOf(2)])).get(idOf(2))).toMatchObject({ payload: { search_term: 'phrase 2' } })
})

test('a search that is lost after somebody else has signed in is not queued for them', async () => {
  ask.mockImplementation(async () => {
    setSession({ status: 'signed-in', userId: bob, email: '', verified: true })
    throw new RemoteError('offline')
  })
  const query = { type: 'autocomplete', phrase: 'tea', country: 'gb' } as const
  expect(await runSearch({ id: root, query, signal: never })).toEqual({ kind: 'aborted' })
  expect(await countUnsent()).toBe(0)
})

test.each([
  [new RemoteError('foreign', { status: 404 }), { from: 'stranger', status: 404 }],
  [new RemoteError('unreadable'), { from: 'server', status: null }],
])('a search that is answered by %o is told of, and not queued', async (error, answer) => {
  ask.mockRejectedValue(error)
  const query = { type: 'autocomplete', phrase: 'tea', country: 'gb' } as const
  expect(await runSearch({ id: root, query, signal: never })).toEqual({
    kind: 'unanswered',
    answer,
    stored: 0,
  })
  expect(await run(1)).toEqual([{ kind: 'unanswered', answer, stored: 0 }])
  expect(await countUnsent()).toBe(0)
})
