import { expect, test } from 'vitest'
import { type KeptCheck, tooMany } from './checks-to-leave.ts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const check = (days: number, changes: Partial<KeptCheck> = {}): KeptCheck => ({
  id: String(days),
  bytes: 10,
  question: 'latte gb',
  searched_at: daysAgo(days),
  opened_at: undefined,
  stays: false,
  ...changes,
})
const days = (count: number) => Array.from({ length: count }, (_, n) => check(n))
const none = { perPhrase: null, maxBytes: null }

test('evicts all but the newest checks of each phrase', () => {
  const other = check(200, { question: 'latte us' })
  expect(tooMany([...days(12), other], { ...none, perPhrase: 10 }, now)).toEqual(['10', '11'])
})

test('keeps checks opened in the last thirty days, and pinned checks', () => {
  const kept = [
    ...days(10),
    check(40, { opened_at: daysAgo(29) }),
    check(41, { opened_at: daysAgo(31) }),
    check(42, { stays: true }),
  ]
  expect(tooMany(kept, { ...none, perPhrase: 10 }, now)).toEqual(['41'])
})

test('evicts the least recently made or opened checks over the byte limit, never pinned ones', () => {
  const kept = [
    check(9, { stays: true }),
    check(8, { opened_at: daysAgo(1) }),
    check(7),
    check(6, { question: 'tea gb' }),
    check(2),
  ]
  const bounded = (maxBytes: number) => tooMany(kept, { perPhrase: null, maxBytes } as never, now)
  expect(bounded(50)).toEqual([])
  expect(bounded(49)).toEqual(['7'])
  expect(bounded(30)).toEqual(['7', '6'])
  expect(bounded(0)).toEqual(['7', '6', '2', '8'])
})

test('evicts nothing without limits', () => {
  expect(tooMany(days(400), none, now)).toEqual([])
})
