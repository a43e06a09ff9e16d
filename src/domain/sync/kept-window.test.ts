import { expect, test } from 'vitest'
import { type KeptCheck, tooMany } from './kept-window.ts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

/** A check of so many days ago, which is its id too. */
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

test('the newest of each phrase stay', () => {
  const other = check(200, { question: 'latte us' })
  expect(tooMany([...days(12), other], { ...none, perPhrase: 10 }, now)).toEqual(['10', '11'])
})

test('what was opened in the last thirty days stays, and what must', () => {
  const kept = [
    ...days(10),
    check(40, { opened_at: daysAgo(29) }),
    check(41, { opened_at: daysAgo(31) }),
    check(42, { stays: true }),
  ]
  expect(tooMany(kept, { ...none, perPhrase: 10 }, now)).toEqual(['41'])
})

test('where they take too much, those go first that were made or opened longest ago; never what must stay', () => {
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

test('without bounds all stay', () => {
  expect(tooMany(days(400), none, now)).toEqual([])
})
