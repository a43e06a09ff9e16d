import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appendEntry, countUnsent, listParked, parkEntry, postponeEntry } from '#src/db/outbox/outbox.ts'
import { readSearch } from '#src/db/reads/searches.ts'
import { addKeyPhrases } from '#src/db/writes/key-phrases.ts'
import { cancelQueued, queueSearch } from '#src/db/writes/queued-searches.ts'
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchSuggestions } from '#src/remote/functions/searches.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { nextEntry } from '#tests/support/device/outbox.ts'
import { ada, keyPhrase, makeId } from '#tests/support/rows/made-rows.ts'
import { msUntilSearchIsDue, runSearches } from './search-queue.ts'

vi.mock('#src/remote/functions/searches.ts', () => ({ searchSuggestions: vi.fn() }))
vi.mock('#src/lib/fetch-part.ts', { spy: true })

const ask = vi.mocked(searchSuggestions)

const search = (n: number, changes: Partial<QueuedSearch> = {}): QueuedSearch => ({
  id: makeId(n),
  search_type: 'basic',
  search_term: `phrase ${n}`,
  country: 'gb',
  pages: null,
  ...changes,
})
const found = (n: number) => ({
  id: makeId(n),
  source: 'tiktok' as const,
  search_results: [{ position: 1, word: 'word', group_id: 'unknown' }],
})
const push = (hurry = true) => runSearches({ userId: ada, signal: new AbortController().signal, hurry })

openStore()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
beforeEach(() => void ask.mockResolvedValue(found(1)))

test('runs queued searches under their ids, in order and each question once, and stores the results', async () => {
  await queueSearch(search(1))
  await queueSearch(search(2, { search_type: 'autocomplete', country: 'de' }))
  await queueSearch(search(3, { search_term: 'phrase 1' }))
  expect(await push()).toEqual({ sent: 2, obstacle: null })
  expect(ask.mock.calls).toMatchObject([
    [search(1), { userId: ada }],
    [search(2, { search_type: 'autocomplete', country: 'de' }), { userId: ada }],
  ])
  expect(await readSearch(makeId(1))).toMatchObject({ state: 'done', source: 'tiktok' })
  expect([(await readSearch(makeId(2)))?.search_results.length, await countUnsent()]).toEqual([1, 0])
})

test('stores a failure that the server has settled, and runs the next search', async () => {
  for (const n of [1, 2]) await queueSearch(search(n))
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 504, code: 'upstream_timeout' }))
  expect(await push()).toEqual({ sent: 2, obstacle: null })
  expect(await readSearch(makeId(1))).toMatchObject({ state: 'failed', failure_code: 'upstream_timeout' })
  expect(await readSearch(makeId(2))).toMatchObject({ state: 'done' })
  expect(await countUnsent()).toBe(0)
})

test('postpones a search that the server cannot run now, with the kind of the error as the reason', async () => {
  await queueSearch(search(1))
  ask.mockRejectedValueOnce(new RemoteError('server', { status: 503, code: 'busy', message: 'Try again.' }))
  expect(await push()).toMatchObject({ sent: 0, obstacle: { code: 'busy' } })
  expect(await nextEntry()).toMatchObject({ attempts: 1, last_error: 'server' })
})

test('parks a refused search with the reason, and tries the next one', async () => {
  await queueSearch(search(1))
  await queueSearch(search(2))
  ask.mockRejectedValueOnce(
    new RemoteError('refused', { status: 402, code: 'credits_exhausted', message: 'used up' }),
  )
  expect(await push()).toEqual({ sent: 1, obstacle: null })
  expect(await listParked()).toMatchObject([{ payload: { id: makeId(1) }, last_error: 'credits_exhausted' }])
  expect(await readSearch(makeId(1))).toMatchObject({ state: 'pending' })
})

test('waits for changes that can still be sent, not for refused ones', async () => {
  await queueSearch(search(1))
  await appendEntry({ kind: 'change_profile', row: `profiles/${ada}`, payload: { first_name: 'Ada' } })
  expect(await push()).toEqual({ sent: 0, obstacle: null })
  expect(await msUntilSearchIsDue(), 'not at once').toBeGreaterThanOrEqual(1_000)
  const change = await nextEntry()
  expect(change).toMatchObject({ kind: 'change_profile' })
  if (change) await parkEntry(change, 'no')
  expect(await push()).toEqual({ sent: 1, obstacle: null })
})

describe('a search behind changes', () => {
  const postpone = async () => {
    const change = await nextEntry()
    expect(change?.kind).not.toBe('run_search')
    const next_attempt_at = Date.now() + 60_000
    if (change) await postponeEntry(change, { attempts: 1, next_attempt_at, last_error: 'failed' })
  }

  test('runs once they have failed on the server', async () => {
    await queueSearch(search(1))
    await appendEntry({ kind: 'change_profile', row: `profiles/${ada}`, payload: { first_name: 'Ada' } })
    await postpone()
    await appendEntry({ kind: 'change_profile', row: `profiles/${ada}`, payload: { first_name: 'Bob' } })
    expect(await msUntilSearchIsDue()).toBe(0)
    expect(await push()).toEqual({ sent: 1, obstacle: null })
  })

  test('still waits for its key phrase, and other searches do not', async () => {
    await addKeyPhrases([{ ...keyPhrase, keyword: 'phrase 1' } as never])
    await postpone()
    await queueSearch(search(1))
    expect(await push()).toEqual({ sent: 0, obstacle: null })
    expect(await msUntilSearchIsDue()).toBeGreaterThanOrEqual(1_000)
    await queueSearch(search(2))
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(ask.mock.calls.map(([question]) => question.id)).toEqual([makeId(2)])
  })
})

describe('when one search fails', () => {
  test.each([
    new RemoteError('server', { status: 425, code: 'in_progress' }),
    new RemoteError('server', { status: 500, code: 'internal' }),
    new RemoteError('unreadable'),
  ])(
    'by a separate error ($kind, $code), the later ones run, and it is retried under its id',
    async (error) => {
      for (const n of [1, 2]) await queueSearch(search(n))
      ask.mockRejectedValueOnce(error)
      expect(await push()).toEqual({ sent: 1, obstacle: error })
      expect(await nextEntry()).toMatchObject({ payload: { id: makeId(1) }, attempts: 1 })
      expect(await readSearch(makeId(1))).toMatchObject({ state: 'pending' })
      await queueSearch(search(3))
      expect(await push(false)).toEqual({ sent: 1, obstacle: null })
      expect(await push()).toEqual({ sent: 1, obstacle: null })
      expect(ask.mock.calls.map(([question]) => question.id)).toEqual([1, 2, 3, 1].map(makeId))
    },
  )

  test.each([
    new RemoteError('offline'),
    new RemoteError('timeout'),
    new RemoteError('unauthorized'),
    new RemoteError('foreign'),
    new RemoteError('server', { status: 503, code: 'busy', retryAfterMs: 5_000 }),
  ])('for a reason that affects all ($kind), all wait for its retry', async (obstacle) => {
    for (const n of [1, 2, 3]) await queueSearch(search(n))
    ask.mockRejectedValue(obstacle)
    expect(await push()).toEqual({ sent: 0, obstacle })
    expect(await push(false)).toEqual({ sent: 0, obstacle: null })
    expect(ask).toHaveBeenCalledOnce()
    expect(await msUntilSearchIsDue()).toBeGreaterThan(0)
  })
})

test('an immediate retry does not make the next delay longer', async () => {
  await queueSearch(search(1))
  ask.mockRejectedValue(new RemoteError('offline'))
  for (let tries = 0; tries < 8; tries += 1) await push()
  expect(await nextEntry()).toMatchObject({ attempts: 1 })
  expect(await msUntilSearchIsDue()).toBeLessThanOrEqual(1_000)
})

test('does not cancel a search that is running: it is paid for', async () => {
  await queueSearch(search(1))
  ask.mockImplementationOnce(async () => {
    expect(await cancelQueued([makeId(1)])).toEqual([search(1)])
    return found(1)
  })
  await push()
  expect(await readSearch(makeId(1))).toMatchObject({ state: 'done' })
  expect(await countUnsent()).toBe(0)
})

test('cancels a search whose tab was closed while it ran', async () => {
  await queueSearch(search(1))
  ask.mockReturnValueOnce(new Promise(() => {}))
  void push()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  vi.setSystemTime(Date.now() + 16_000)
  expect(await cancelQueued([makeId(1)])).toEqual([])
  expect(await countUnsent()).toBe(0)
})

test('retries missing code every few seconds, however long that lasts', async () => {
  await queueSearch(search(1))
  vi.mocked(fetchPart).mockRejectedValue(new PartMissing())
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await push(false)).toMatchObject({ sent: 0, obstacle: { kind: 'offline' } })
    const dueMs = await msUntilSearchIsDue()
    expect(dueMs).toBeLessThanOrEqual(5_000)
    vi.setSystemTime(Date.now() + dueMs)
  }
  vi.mocked(fetchPart).mockReset()
  expect(await push(false)).toEqual({ sent: 1, obstacle: null })
})
