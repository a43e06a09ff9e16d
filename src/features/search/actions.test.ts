import { beforeEach, expect, test, vi } from 'vitest'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { readSearch } from '#src/db/reads/searches.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { derivedId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchSuggestions, searchTogether } from '#src/remote/functions/searches.ts'
import { setSession } from '#src/state/session.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { runBatch } from './actions.ts'

vi.mock('#src/remote/functions/searches.ts', () => ({
  searchSuggestions: vi.fn(),
  searchTogether: vi.fn(),
}))
vi.mock('#src/sync/engine/engine.ts', () => ({ kickSync: vi.fn() }))

const root = '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11'
const ask = vi.mocked(searchSuggestions)
const never = new AbortController().signal

const together = vi.mocked(searchTogether)
const askEach: typeof searchTogether = (_, caller) => (search) => ask(search, caller)

const phraseId = (place: number) => derivedId(root, place)
const found = async () => ({ id: root, source: 'tiktok' as const, search_results: [] })

openStore()
beforeEach(() => {
  ask.mockImplementation(found)
  together.mockImplementation(askEach)
  setSession({ userId: ada, email: '' })
})

async function run(count: number, { stop = never, leave = never, told = (_id: string) => {} } = {}) {
  const ended: LookupOutcome[] = []
  const places = Array.from({ length: count }, (_, place) => place)
  await runBatch({
    batch: { type: 'autocomplete', country: 'gb', phrases: places.map((place) => `phrase ${place}`) },
    ids: places.map(phraseId),
    places,
    stop,
    leave,
    onEnded: (id, outcome) => {
      ended.push(outcome)
      told(id)
    },
  })
  return ended
}

test('searches each phrase once under its own id, and not again once stored', async () => {
  await run(20)
  expect(new Set(ask.mock.calls.map(([{ id }]) => id)).size).toBe(20)
  expect(await readSearch(phraseId(19))).toMatchObject({ state: 'done', search_term: 'phrase 19' })
  await run(20)
  expect(ask).toHaveBeenCalledTimes(20)
  expect(together).toHaveBeenCalledTimes(10)
})

test('sends each phrase in its own request if there are few', async () => {
  expect(await run(5)).toHaveLength(5)
  expect(together).not.toHaveBeenCalled()
})

test('stops when the credits run out and keeps the results found', async () => {
  let credits = 10
  ask.mockImplementation(async () => {
    await Promise.resolve()
    credits -= 1
    if (credits < 0) throw new RemoteError('refused', { status: 402, code: 'credits_exhausted' })
    return found()
  })
  const ended = await run(50)
  expect(ended.filter(({ kind }) => kind === 'stored')).toHaveLength(10)
  expect(ask.mock.calls.length).toBeLessThan(26)
})

test('continues after a phrase fails', async () => {
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 504, code: 'upstream_timeout' }))
  const ended = await run(3)
  expect(ended).toContainEqual({ kind: 'failed', code: 'upstream_timeout', stored: 0 })
  expect(ended.filter(({ kind }) => kind === 'stored')).toHaveLength(2)
})

test('reports each phrase as it ends, before the others of its request', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  ask.mockImplementation(async ({ id }) => {
    if (id === phraseId(0)) await held
    return found()
  })
  const ended = new Set<string>()
  const running = run(6, { told: (id) => ended.add(id) })
  await vi.waitFor(() => expect(ended.size).toBe(5))
  expect(ended.has(phraseId(0))).toBe(false)
  release()
  await running
  expect(ended.has(phraseId(0))).toBe(true)
})

test('stops the rest after a crash, because no one could cancel them', async () => {
  ask.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return found()
  })
  ask.mockRejectedValueOnce(new TypeError('the device is broken'))
  await expect(run(50)).rejects.toThrow('the device is broken')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ask.mock.calls.length).toBeLessThanOrEqual(10)
})

test('does not queue a lost batch after another user signed in', async () => {
  ask.mockImplementation(async () => {
    setSession({ userId: bob, email: '' })
    throw new RemoteError('offline')
  })
  expect(new Set((await run(8)).map(({ kind }) => kind))).toEqual(new Set(['aborted']))
  expect(await countUnsent()).toBe(0)
})

test.each([
  ['a plan without suggestions', new RemoteError('refused', { status: 403, code: 'plan_required' })],
  ['an expired session', new RemoteError('unauthorized', { status: 401 })],
])('%s ends the batch with its first requests', async (_, error) => {
  ask.mockRejectedValue(error)
  const ended = await run(50)
  expect(ended).toHaveLength(10)
  expect(new Set(ended.map(({ kind }) => kind))).toEqual(new Set(['failed']))
})

test('waits for a phrase that another tab is searching', async () => {
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

test('starts nothing new after a stop and stores the searches in flight', async () => {
  const stop = new AbortController()
  ask.mockImplementation(async () => {
    await Promise.resolve()
    stop.abort()
    return found()
  })
  expect(await run(30, { stop: stop.signal })).toHaveLength(10)
})

test('aborts all requests and queues nothing when the screen is left', async () => {
  const leave = new AbortController()
  ask.mockImplementation(async (_, { signal }) => {
    leave.abort()
    if (signal.aborted) throw new RemoteError('aborted')
    return found()
  })
  const ended = await run(30, { leave: leave.signal })
  expect(new Set(ended.map(({ kind }) => kind))).toEqual(new Set(['aborted']))
  expect(ask.mock.calls.length).toBeLessThanOrEqual(10)
  expect(await countUnsent()).toBe(0)
})

test('queues the searches under their ids while offline, once each', async () => {
  ask.mockRejectedValue(new RemoteError('offline'))
  await run(3)
  await run(3)
  expect(await countUnsent()).toBe(3)
  expect((await readQueued([phraseId(2)])).get(phraseId(2))).toMatchObject({
    payload: { search_term: 'phrase 2' },
  })
})
