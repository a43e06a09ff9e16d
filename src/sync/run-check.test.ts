import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseUserIds, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheckPage } from '#src/remote/functions/checks.ts'
import { setSession } from '#src/state/session.ts'
import { runCheck } from './run-check.ts'

vi.mock('#src/remote/functions/checks.ts', () => ({ fetchCheckPage: vi.fn() }))
vi.mock('./engine.ts', () => ({ kickSync: vi.fn() }))

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const id = '00000000-0000-4000-8000-00000000000a'
const ask = vi.mocked(fetchCheckPage)

beforeEach(async () => {
  ask.mockReset()
  setSession({ status: 'signed-in', userId: ada, email: '', verified: true })
  await openDatabase(ada)
})
afterEach(async () => {
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
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
  [new RemoteError('foreign', { status: 418 }), { from: 'stranger', status: 418 }],
  [new RemoteError('foreign', { status: 404 }), { from: 'stranger', status: 404 }],
  [new RemoteError('foreign'), { from: 'stranger', status: null }],
  [new RemoteError('unreadable'), { from: 'server', status: null }],
  [new RemoteError('server', { status: 503 }), { from: 'server', status: 503 }],
])(
  'a first page that is answered by %o is told of, and neither queued nor sent again',
  async (error, answer) => {
    ask.mockRejectedValue(error)
    expect(await run()).toEqual({ kind: 'unanswered', answer, stored: 0 })
    expect(await countUnsent()).toBe(0)
    expect(await readCheck(id)).toBeUndefined()
    expect(ask).toHaveBeenCalledTimes(1)
  },
)

test.each(['offline', 'timeout'] as const)(
  'a first page that nobody answers (%s) is queued',
  async (kind) => {
    ask.mockRejectedValue(new RemoteError(kind))
    expect(await run()).toEqual({ kind: 'queued' })
    expect(await countUnsent()).toBe(1)
  },
)

test('a second page that nobody answers keeps the first, and is not queued', async () => {
  const rows = [{ rank: 1, video_url: 'https://www.tiktok.com/@a/video/1' } as RankingRow]
  ask.mockResolvedValueOnce({ source: 'tiktok', search_ranking_results: rows, next_cursor: '1' })
  ask.mockRejectedValue(new RemoteError('offline'))
  expect(await run()).toEqual({
    kind: 'unanswered',
    answer: { from: 'nobody', status: null },
    stored: 1,
  })
  expect(await countUnsent()).toBe(0)
})
