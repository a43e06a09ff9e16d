import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { database, eraseDatabase, openDatabase } from '#src/db/open.ts'
import { readPlans } from '#src/db/plans.ts'
import { readProfile } from '#src/db/profile.ts'
import { pulledUntil } from '#src/db/pulled.ts'
import { listSearches } from '#src/db/searches.ts'
import { readUsage } from '#src/db/usage.ts'
import { changeProfile } from '#src/db/write.ts'
import type { PlanRow, ProfileRow, SearchRow } from '#src/domain/rows.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { type ChangePage, pullSearches } from '#src/remote/growing-tables.ts'
import { pullPlans, pullProfile, pullUsage } from '#src/remote/tables.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables.ts', () => ({
  pullPlans: vi.fn(),
  pullProfile: vi.fn(),
  pullUsage: vi.fn(),
  pullKeyPhrases: vi.fn(async () => []),
  pullNotes: vi.fn(async () => []),
  pullAlertRules: vi.fn(async () => []),
  pullAlerts: vi.fn(async () => []),
  pullAlertSettings: vi.fn(async () => []),
  pullSubscription: vi.fn(async () => []),
}))
vi.mock('#src/remote/growing-tables.ts', () => ({
  pullSearches: vi.fn(),
  pullChecks: vi.fn(async () => ({ rows: [], unreadable: 0, next: null })),
  pullKeyPhraseChecks: vi.fn(async () => ({ rows: [], unreadable: 0, next: null })),
}))

const ada = '0a0a0a0a-0000-4000-8000-000000000001'

const profile: ProfileRow = {
  id: ada,
  first_name: 'Server',
  last_name: null,
  email: 'ada@example.com',
  subscription_level: 'free',
  marketing_consent: false,
  created_at: '2026-11-01T00:00:00.000Z',
  changed_at: '2026-11-01T00:00:00.000Z',
}
const plan: PlanRow = {
  level: 'free',
  rank: 0,
  monthly_price_pence: 0,
  monthly_credits: 3,
  active_key_phrases: 0,
  pages_per_check: 1,
  countries: ['gb'],
  modes: ['basic'],
}
const usage = { used: 1, allowance: 3, period_start: profile.created_at, resets_at: profile.created_at }

function search(n: number): SearchRow {
  const time = new Date(Date.UTC(2026, 10, 1, 0, 0, n)).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    user_id: ada,
    search_term: 'phrase',
    search_type: 'basic',
    country: 'gb',
    state: 'done',
    failure_code: null,
    source: 'tiktok',
    searched_at: time,
    changed_at: time,
    search_results: [],
  }
}

const page = (rows: SearchRow[], next: ChangePage<SearchRow>['next'] = null, unreadable = 0) => ({
  rows,
  next,
  unreadable,
})
const cursors = () => vi.mocked(pullSearches).mock.calls.map(([, cursor]) => cursor)

let stop: AbortController
const pull = () => pullAll({ userId: ada, signal: stop.signal })

beforeEach(async () => {
  stop = new AbortController()
  vi.mocked(pullProfile).mockReset().mockResolvedValue([profile])
  vi.mocked(pullPlans).mockReset().mockResolvedValue([plan])
  vi.mocked(pullUsage).mockReset().mockResolvedValue([usage])
  vi.mocked(pullSearches).mockReset().mockResolvedValue(page([]))
  await openDatabase(ada)
})
afterEach(() => eraseDatabase(ada))

test('every mirrored table comes', async () => {
  vi.mocked(pullSearches).mockResolvedValue(page([search(1)]))
  await pull()
  expect(await readProfile()).toEqual(profile)
  expect(await readPlans()).toEqual([plan])
  expect(await readUsage()).toMatchObject(usage)
  expect(await listSearches(['basic'])).toEqual([search(1)])
})

test('a change that was not sent is not overwritten', async () => {
  await pull()
  await changeProfile({ first_name: 'Mine' })
  await pull()
  expect((await readProfile())?.first_name).toBe('Mine')
})

test('a change that is made while the answer is on its way is not overwritten either', async () => {
  await pull()
  vi.mocked(pullProfile).mockImplementation(async () => {
    await changeProfile({ first_name: 'Mine' })
    return [profile]
  })
  await pull()
  expect((await readProfile())?.first_name).toBe('Mine')
})

describe('searches', () => {
  test('come page by page, each from where the server said, until there is no next', async () => {
    const next = { changed_at: '2026-11-01 00:00:02.123456+00', id: search(2).id }
    vi.mocked(pullSearches)
      .mockResolvedValueOnce(page([search(1), search(2)], next))
      .mockResolvedValueOnce(page([search(3)]))
    await pull()
    expect(cursors()).toEqual([null, next])
    expect(await listSearches(['basic'])).toHaveLength(3)
  })

  test('come next time from two minutes before the newest', async () => {
    vi.mocked(pullSearches).mockResolvedValueOnce(page([search(300)]))
    await pull()
    await pull()
    expect(cursors()).toEqual([
      null,
      { changed_at: search(180).changed_at, id: '00000000-0000-0000-0000-000000000000' },
    ])
  })

  test('are all there after many slices', async () => {
    const rows = Array.from({ length: 130 }, (_, n) => search(n))
    vi.mocked(pullSearches).mockResolvedValueOnce(page(rows))
    await pull()
    expect(await database().searches.count()).toBe(130)
    expect(await pulledUntil('searches')).toBe(search(129).changed_at)
  })

  test('that cannot be read are reported after all others are kept', async () => {
    const next = { changed_at: search(1).changed_at, id: search(1).id }
    vi.mocked(pullSearches)
      .mockResolvedValueOnce(page([search(1)], next, 2))
      .mockResolvedValueOnce(page([search(2)], null, 1))
    await expect(pull()).rejects.toMatchObject({ kind: 'unreadable', message: '3 searches cannot be read' })
    expect(await listSearches(['basic'])).toHaveLength(2)
  })

  test('go on after a failure from where they were', async () => {
    const next = { changed_at: search(400).changed_at, id: search(400).id }
    vi.mocked(pullSearches)
      .mockResolvedValueOnce(page([search(400)], next))
      .mockRejectedValueOnce(new RemoteError('offline'))
    await expect(pull()).rejects.toMatchObject({ kind: 'offline' })
    await pull()
    expect(cursors()[2]?.changed_at).toBe(search(280).changed_at)
  })
})

describe('once it is stopped', () => {
  test('a pull writes nothing of the answer that is on its way', async () => {
    vi.mocked(pullProfile).mockImplementation(async () => {
      stop.abort()
      return [profile]
    })
    await expect(pull()).rejects.toMatchObject({ kind: 'aborted' })
    expect(await readProfile()).toBeUndefined()
  })

  test('a pull writes no further page', async () => {
    vi.mocked(pullSearches).mockImplementation(async () => {
      stop.abort()
      return page([search(1)])
    })
    await expect(pull()).rejects.toMatchObject({ kind: 'aborted' })
    expect(await listSearches(['basic'])).toEqual([])
  })
})
