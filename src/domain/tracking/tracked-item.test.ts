import { expect, test } from 'vitest'
import { checkOn, matcha } from '#tests/support/rows/tracked-checks.ts'
import type { KeyPhraseCheckRow } from './rows.ts'
import { findOpenest, unpack, unusualnessOf, usualRankOf, withChecks } from './standing.ts'
import { isStale, trackedItem } from './tracked-item.ts'

const createItem = (...checks: KeyPhraseCheckRow[]) =>
  trackedItem(matcha, withChecks(undefined, matcha.id, checks))

test('has the newest measurement and a later failed check', () => {
  const item = createItem(checkOn(10, 8), checkOn(16, 5), checkOn(17, 3), checkOn(18, 'failed'))
  expect(item.current?.position).toBe(3)
  expect(item.last?.state).toBe('failed')
  expect(item.change).toEqual({ kind: 'moved', by: 2 })
  expect(item.weekChange).toEqual({ kind: 'moved', by: 5 })
  expect(item.best?.position).toBe(3)
})

test('packs the trail for checks in any order', () => {
  const checks = [checkOn(10, 8), checkOn(11, 'failed'), checkOn(12, null), checkOn(13, 3)]
  const measured = [8, null, null, 3]
  const whole = withChecks(undefined, matcha.id, checks)
  expect(unpack(whole.trail).map(({ position }) => position)).toEqual(measured)
  expect(unpack(whole.trail).map(({ state }) => state)).toEqual(['done', 'failed', 'done', 'done'])
  expect(unpack(whole.trail)[2]?.results).toBe(24)
  expect(unpack(whole.trail)[0]?.checked_at).toBe(checks[0]?.checked_at)
  const byOne = checks
    .toReversed()
    .reduce((standing, one) => withChecks(standing, matcha.id, [one]), withChecks(undefined, matcha.id, []))
  expect(byOne).toEqual(whole)
})

test('keeps when the best position was first reached, even if older checks are added later', () => {
  const older = [checkOn(10, 3), checkOn(11, 5)]
  const newer = [checkOn(16, 4), checkOn(17, 3)]
  const known = withChecks(undefined, matcha.id, newer)
  const whole = withChecks(undefined, matcha.id, [...older, ...newer])
  expect(whole.best).toEqual({ position: 3, checked_at: older[0]?.checked_at })
  expect(withChecks(known, matcha.id, older)).toEqual(whole)
})

test('does not change if a check is added again', () => {
  const checks = [checkOn(10, 8), checkOn(12, 3)]
  const whole = withChecks(undefined, matcha.id, checks)
  expect(withChecks(whole, matcha.id, checks.slice(1))).toEqual(whole)
})

test('has no positions before the first check', () => {
  const none = { change: null, weekChange: null, best: null, trail: '' }
  expect(trackedItem(matcha, undefined)).toMatchObject(none)
})

test('is stale if the daily check is half a day late, unless paused', () => {
  const item = createItem(checkOn(18, 3))
  const late = new Date(Date.UTC(2026, 10, 20))
  expect(isStale(item, new Date(Date.UTC(2026, 10, 19, 12)))).toBe(false)
  expect(isStale(item, late)).toBe(true)
  expect(isStale({ ...item, row: { ...matcha, status: false } }, late)).toBe(false)
})

test.each<[string, (number | null)[], number, 0 | 1 | 2 | null]>([
  ['unknown with too few checks', [5, 5, 5], Number.NaN, null],
  ['usual', [...Array(10).fill(5), 5], 5, 0],
  ['unusual', [...Array(10).fill(5), 6], 5, 1],
  ['a new level', [...Array(11).fill(5), 6, 4], 5, 1],
  ['a new level on one side', [...Array(11).fill(5), 6, 7], 5, 2],
  ['usually not found', [...Array(10).fill(null), 9, 8], Number.POSITIVE_INFINITY, 2],
])('keeps whether its position is %s', (_, ranks, median, unusual) => {
  const item = createItem(...ranks.map((rank, n) => checkOn(n + 1, rank)))
  expect(usualRankOf(item)).toBe(median)
  expect(unusualnessOf(item)).toBe(unusual)
})

test('keeps as many completed checks as the usual rank needs, however many failed since', () => {
  const answered = Array.from({ length: 29 }, (_, n) => checkOn(n - 60, 5))
  const failed = Array.from({ length: 60 }, (_, n) => checkOn(n - 31, 'failed'))
  const item = createItem(...answered, ...failed, checkOn(30, 5))
  expect(unpack(item.trail).filter(({ state }) => state === 'done')).toHaveLength(29)
  expect(unpack(item.trail).filter(({ state }) => state === 'failed')).toHaveLength(44)
  expect(unusualnessOf(item)).toBe(0)
})

test('a video that is usually not found has no unusual movement while it is found', () => {
  const before = Array.from({ length: 8 }, (_, n) => checkOn(n, null))
  expect(
    unusualnessOf(createItem(...before, ...[1, 2, 4, 6].map((rank, n) => checkOn(8 + n, rank)))),
  ).toBeNull()
})

test('finds the phrase with the most signs, at least two, and on a tie the best usual rank', () => {
  const item = (signs?: string) => (signs === undefined ? {} : { signs })
  const [hard, contested, open, alsoOpen] = ['1000', '1100', '1110', '0111'].map(item)
  const unknown = item('11??')
  const most = (...items: ({ signs?: string } | undefined)[]) =>
    findOpenest(items.flatMap((one) => one ?? []))
  expect(most(hard, contested, open, alsoOpen)).toBe(open)
  expect(most(unknown, contested, hard)).toBe(contested)
  expect(most(hard, unknown, item())).toBeUndefined()
  const usual = (rank: string) => ({ signs: '1110', usual: rank })
  expect(most(usual('12u'), open, usual('4W'), usual('Infinityu'))).toEqual(usual('4W'))
})
