import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlanRow, ProfileRow, SearchRow } from '#src/domain/rows.ts'
import { database, databaseUserIds, eraseDatabase, openDatabase } from './open.ts'
import { appendEntry, dropParked, nextEntry, parkEntry, settleEntry } from './outbox.ts'
import { readPlans } from './plans.ts'
import { readProfile } from './profile.ts'
import { appendPulled, pulledUntil, replacePulled, takeTicket } from './pulled.ts'
import { readSearch } from './searches.ts'
import { readUsage } from './usage.ts'
import { changeProfile } from './write.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'

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

const plan = (level: PlanRow['level'], rank: number): PlanRow => ({
  level,
  rank,
  monthly_price_pence: 0,
  monthly_credits: 3,
  active_key_phrases: 0,
  pages_per_check: null,
  countries: ['gb'],
  modes: ['basic'],
})

const search = (n: number, changes: Partial<SearchRow> = {}): SearchRow => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  user_id: ada,
  search_term: 'phrase',
  search_type: 'basic',
  country: 'gb',
  state: 'done',
  failure_code: null,
  source: 'tiktok',
  searched_at: `2026-11-01T00:00:${String(n).padStart(2, '0')}.000Z`,
  changed_at: `2026-11-01T00:00:${String(n).padStart(2, '0')}.000Z`,
  search_results: [],
  ...changes,
})

beforeEach(async () => {
  await openDatabase(ada)
})
afterEach(async () => {
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

describe('a table that is replaced', () => {
  test('becomes what the server has: new rows come, changed rows change, missing rows go', async () => {
    await replacePulled('plans', [plan('free', 0), plan('pro', 2)], await takeTicket())
    await replacePulled(
      'plans',
      [plan('premium', 1), { ...plan('free', 0), monthly_credits: 5 }],
      await takeTicket(),
    )
    const plans = await readPlans()
    expect(plans.map(({ level, monthly_credits }) => [level, monthly_credits])).toEqual([
      ['free', 5],
      ['premium', 3],
    ])
  })

  test('keeps the usage under its user', async () => {
    const usage = { used: 2, allowance: 3, period_start: '2026-11-01', resets_at: '2026-12-01', user_id: ada }
    await replacePulled('usage', [usage], await takeTicket())
    expect(await readUsage()).toMatchObject({ used: 2, allowance: 3 })
  })
})

describe('a row with a change in the outbox', () => {
  beforeEach(async () => {
    await replacePulled('profile', [profile], await takeTicket())
    await changeProfile({ first_name: 'Mine' })
  })

  async function firstEntry() {
    const entry = await nextEntry()
    if (!entry) throw new Error('The outbox is empty')
    return entry
  }

  test('is not overwritten, not even when the server has no such row', async () => {
    await replacePulled('profile', [profile], await takeTicket())
    expect((await readProfile())?.first_name).toBe('Mine')
    await replacePulled('profile', [], await takeTicket())
    expect((await readProfile())?.first_name).toBe('Mine')
  })

  test('is not brought back', async () => {
    await database().profile.delete(ada)
    await replacePulled('profile', [profile], await takeTicket())
    expect(await readProfile()).toBeUndefined()
  })

  test('is not overwritten while its change is parked, and restored once that is dropped', async () => {
    const entry = await firstEntry()
    await parkEntry(entry, 'no')
    await replacePulled('profile', [profile], await takeTicket())
    expect((await readProfile())?.first_name).toBe('Mine')
    await dropParked(entry.id)
    await replacePulled('profile', [profile], await takeTicket())
    expect((await readProfile())?.first_name).toBe('Server')
  })

  test('is not overwritten by an answer that left the server before the change was settled', async () => {
    const ticket = await takeTicket()
    await settleEntry(await firstEntry())
    await replacePulled('profile', [profile], ticket)
    expect((await readProfile())?.first_name).toBe('Mine')
    await replacePulled('profile', [{ ...profile, first_name: 'Mine, at the server' }], await takeTicket())
    expect((await readProfile())?.first_name).toBe('Mine, at the server')
  })
})

describe('searches', () => {
  test('are added with their results, and the newest change is remembered', async () => {
    const results = [{ position: 1, word: 'word', group_id: 'g' }]
    expect(await pulledUntil('searches')).toBeNull()
    await appendPulled('searches', [search(1, { search_results: results }), search(2)], await takeTicket())
    expect((await readSearch(search(1).id))?.search_results).toEqual(results)
    expect(await pulledUntil('searches')).toBe(search(2).changed_at)
    await appendPulled('searches', [], await takeTicket())
    expect(await pulledUntil('searches')).toBe(search(2).changed_at)
  })

  test('that were pending become done, but not pending again', async () => {
    await appendPulled('searches', [search(1, { state: 'pending', source: null })], await takeTicket())
    await appendPulled('searches', [search(1, { changed_at: search(5).changed_at })], await takeTicket())
    expect((await readSearch(search(1).id))?.state).toBe('done')
    await appendPulled('searches', [search(1, { state: 'pending', source: null })], await takeTicket())
    expect((await readSearch(search(1).id))?.state).toBe('done')
  })

  test('with a change in the outbox stay as they are', async () => {
    await appendEntry({ kind: 'update_profile', row: `search_history/${search(1).id}`, payload: {} })
    await appendPulled('searches', [search(1), search(2)], await takeTicket())
    expect(await readSearch(search(1).id)).toBeUndefined()
    expect(await readSearch(search(2).id)).toBeDefined()
  })
})

test('an answer that comes home after another user has signed in is not kept', async () => {
  const ticket = await takeTicket()
  await openDatabase(bob)
  await expect(replacePulled('profile', [profile], ticket)).rejects.toThrow('no longer open')
  await expect(appendPulled('searches', [search(1)], ticket)).rejects.toThrow('no longer open')
  expect(await database().profile.count()).toBe(0)
  expect(await database().searches.count()).toBe(0)
})
