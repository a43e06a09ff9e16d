// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { notedDemoSearches } from '#src/parts/search/demo-searches.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchDemo } from '#src/remote/functions/demo-search.ts'
import { forgetDemoCount } from '#tests/support/device/demo-count.ts'
import { runDemo } from './actions.ts'

vi.mock('#src/remote/functions/demo-search.ts', () => ({ searchDemo: vi.fn() }))

const ask = vi.mocked(searchDemo)
const run = (query: string) => runDemo(query, new AbortController().signal, async () => 'token')
const counted = () => JSON.parse(localStorage.getItem('search_usage_data') ?? '{"count":0}').count

beforeEach(() => {
  forgetDemoCount()
  ask.mockResolvedValue({ id: null, source: 'sample', search_results: [] })
})

test('counts every response, even an empty one, but no repeated search, and sends no fourth search a day', async () => {
  for (const query of ['one', 'two', 'three']) expect(await run(query)).toMatchObject({ kind: 'found' })
  expect(await run('one')).toMatchObject({ kind: 'found' })
  expect(counted()).toBe(3)
  expect(await run('four')).toEqual({ kind: 'used-up' })
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each([
  new RemoteError('offline'),
  new RemoteError('foreign', { status: 404 }),
  new RemoteError('server', { status: 502, code: 'upstream_blocked' }),
])('does not count failed searches, however often they are repeated: %o', async (error) => {
  ask.mockRejectedValue(error)
  for (let n = 0; n < 5; n += 1) expect(await run('failing')).toEqual({ kind: 'failed' })
  expect(counted()).toBe(0)
  expect(document.cookie).not.toMatch(/search_usage=\d/)
})

test('stops for the day when the server refuses, whatever this browser has counted', async () => {
  ask.mockRejectedValue(new RemoteError('refused', { status: 402, code: 'credits_exhausted' }))
  expect(await run('refused')).toEqual({ kind: 'used-up' })
  expect(counted()).toBe(0)
})

test('remembers the searches that the server stored, for the account of a visitor who signs up', async () => {
  const id = crypto.randomUUID()
  ask.mockResolvedValueOnce({ id, source: 'sample', search_results: [] })
  await run('Kept')
  await run('not kept')
  expect(notedDemoSearches()).toEqual([{ id, phrase: 'Kept' }])
})
