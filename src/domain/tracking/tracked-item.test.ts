import { expect, test } from 'vitest'
import type { KeyPhraseCheckRow, KeyPhraseRow } from './rows.ts'
import { unpack, withChecks } from './standing.ts'
import { isStale, trackedItem } from './tracked-item.ts'

const id = '0a0a0a0a-0000-4000-8000-000000000001'
const row: KeyPhraseRow = {
  id,
  user_id: id,
  keyword: 'matcha',
  country: 'gb',
  status: true,
  account_name: 'ada',
  video_id: null,
  tags: ['food', 'drinks'],
  competitors: [],
  paused_by_plan: false,
  created_at: '2026-11-01T00:00:00.000Z',
  changed_at: '2026-11-01T00:00:00.000Z',
}

function check(day: number, position: number | null | 'failed'): KeyPhraseCheckRow {
  const checked_at = new Date(Date.UTC(2026, 10, day, 0, 5)).toISOString()
  const failed = position === 'failed'
  return {
    id: `0a0a0a0a-0000-4000-8000-${String(day).padStart(12, '0')}`,
    user_id: id,
    keyword_id: id,
    search_id: id,
    origin: 'tracker',
    state: failed ? 'failed' : 'done',
    failure_code: failed ? 'upstream_blocked' : null,
    position: failed ? null : position,
    results: failed ? 0 : 24,
    source: 'tiktok',
    checked_at,
    changed_at: checked_at,
  }
}

const itemOf = (...checks: KeyPhraseCheckRow[]) => trackedItem(row, withChecks(undefined, id, checks))

test('stands where the newest measurement found it, and knows that a later check failed', () => {
  const item = itemOf(check(10, 8), check(16, 5), check(17, 3), check(18, 'failed'))
  expect(item.current?.position).toBe(3)
  expect(item.last?.state).toBe('failed')
  expect(item.change).toEqual({ kind: 'moved', by: 2 })
  expect(item.weekChange).toEqual({ kind: 'moved', by: 5 })
  expect(item.best?.position).toBe(3)
})

test('keeps its trail through packing, whichever order the checks come in', () => {
  const checks = [check(10, 8), check(11, 'failed'), check(12, null), check(13, 3)]
  const measured = [8, null, null, 3]
  const whole = withChecks(undefined, id, checks)
  expect(unpack(whole.trail).map(({ position }) => position)).toEqual(measured)
  expect(unpack(whole.trail).map(({ state }) => state)).toEqual(['done', 'failed', 'done', 'done'])
  expect(unpack(whole.trail)[2]?.results).toBe(24)
  expect(unpack(whole.trail)[0]?.checked_at).toBe(checks[0]?.checked_at)
  const byOne = checks
    .toReversed()
    .reduce((standing, one) => withChecks(standing, id, [one]), withChecks(undefined, id, []))
  expect(byOne).toEqual(whole)
})

test('never checked, it stands nowhere and compares with nothing', () => {
  expect(trackedItem(row, undefined)).toMatchObject({
    change: null,
    weekChange: null,
    best: null,
    trail: '',
  })
})

test('is stale when the daily check is half a day late, unless it is paused', () => {
  const item = itemOf(check(18, 3))
  expect(isStale(item, new Date(Date.UTC(2026, 10, 19, 12)))).toBe(false)
  expect(isStale(item, new Date(Date.UTC(2026, 10, 20)))).toBe(true)
  expect(isStale({ ...item, row: { ...row, status: false } }, new Date(Date.UTC(2026, 10, 20)))).toBe(false)
})
