import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheckPage } from '#src/remote/functions/checks.ts'
import { setSession } from '#src/state/session.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { kickSync } from '../engine/engine.ts'
import { runCheck } from './run-check.ts'
import { type Lookup, runLookup } from './run-lookup.ts'

vi.mock('#src/remote/functions/checks.ts', () => ({ fetchCheckPage: vi.fn() }))
vi.mock('../engine/engine.ts', () => ({ kickSync: vi.fn() }))

const id = '00000000-0000-4000-8000-00000000000a'
const ask = vi.mocked(fetchCheckPage)

openStore()
beforeEach(() => {
  setSession({ userId: ada, email: '' })
})

const run = () =>
  runCheck({
    id,
    search_term: 'coffee',
    country: 'gb',
    pages: 2,
    signal: new AbortController().signal,
    onPage: () => undefined,
  })

test.each([
  [new RemoteError('foreign', { status: 404 }), { from: 'stranger', status: 404 }],
  [new RemoteError('unreadable'), { from: 'server', status: null }],
])('reports %o for a first page, and neither queues nor retries it', async (error, answer) => {
  ask.mockRejectedValue(error)
  expect(await run()).toEqual({ kind: 'unanswered', answer, stored: 0 })
  expect(await countUnsent()).toBe(0)
  expect(await readCheck(id)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(kickSync).toHaveBeenCalledTimes(1)
})

test.each(['offline', 'timeout'] as const)('queues a first page without a response (%s)', async (kind) => {
  ask.mockRejectedValue(new RemoteError(kind))
  expect(await run()).toEqual({ kind: 'queued' })
  expect(await countUnsent()).toBe(1)
})

test('keeps the first page if the second gets no response, and queues nothing', async () => {
  const rows = [rankingRow({ video_url: 'https://www.tiktok.com/@a/video/1' })]
  ask.mockResolvedValueOnce({ source: 'tiktok', search_ranking_results: rows, next_cursor: '1' })
  ask.mockRejectedValue(new RemoteError('offline'))
  const answer = { from: 'nobody', status: null }
  expect(await run()).toEqual({ kind: 'unanswered', answer, stored: 1 })
  expect(await countUnsent()).toBe(0)
})

describe('a search ends like a check without pages', () => {
  const search = (fetch: Lookup['fetch'], signal = new AbortController().signal) =>
    runLookup(
      {
        queued: { id, search_type: 'basic', search_term: 'coffee', country: 'gb', pages: null },
        fetch,
      },
      { userId: ada, signal },
    )

  test('sends no request after an abort, whatever its outcome', async () => {
    const leave = new AbortController()
    const fetch = async () => {
      leave.abort()
      throw new RemoteError('server', { status: 425, code: 'in_progress' })
    }
    expect(await search(fetch, leave.signal)).toEqual({ kind: 'aborted' })
    expect(await countUnsent()).toBe(0)
    expect(kickSync).not.toHaveBeenCalled()
  })

  test('retries for ten seconds if it is running elsewhere, then reports that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const fetch = vi.fn(async (_tries: number) => {
      throw new RemoteError('server', { status: 425, code: 'in_progress' })
    })
    const ending = search(fetch)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await ending).toEqual({ kind: 'failed', code: 'in_progress', stored: 0 })
    expect(fetch.mock.calls.map(([tries]) => tries)).toEqual([0, 1, 2, 3, 4, 5])
  })
})
