import { describe, expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { findRisers } from './risers.ts'

/** Each letter is a video of the same account, best rank first. */
const checks = (days: readonly string[]) =>
  days.map((videos, day) => ({
    searched_at: new Date(Date.UTC(2026, 10, 1 + day)).toISOString(),
    search_ranking_results: ranked(videos, (full_description) => ({ username: 'ada', full_description })),
  }))
const rose = (days: readonly string[]) =>
  findRisers(checks(days)).risers.map(({ row, from, to }) => `${row.full_description} ${from}–${to}`)

describe('worked by hand', () => {
  test('a video that gains three places over three checks', () => {
    expect(rose(['abcd', 'abdc', 'dabc'])).toEqual(['d 4–1'])
  })

  test('the largest gain first, then the better rank', () => {
    expect(rose(['abcdefg', 'abcdefg', 'fgdeabc'])).toEqual(['f 6–1', 'g 7–2'])
  })

  test('only the first and the last check of a video count', () => {
    expect(rose(['abcde', 'abcd', 'eabcd', 'deabc'])).toEqual(['d 4–1', 'e 5–2'])
  })
})

test.each<[string, readonly string[], readonly string[], number]>([
  ['no check', [], [], 0],
  ['one check', ['abcd'], [], 1],
  ['seen twice only', ['abcd', 'dabc'], [], 2],
  ['two places', ['abc', 'abc', 'cab'], [], 3],
  ['a check without results', ['abcd', '', 'abcd', 'dabc'], ['d 4–1'], 3],
  ['a duplicate on a later page', ['abcd', 'abcd', 'dabcd'], ['d 4–1'], 3],
])('finds the risers: %s', (_, days, risers, count) => {
  expect(rose(days)).toEqual(risers)
  expect(findRisers(checks(days)).checks).toBe(count)
})

test('all other videos, each as its newest check found it', () => {
  const { others } = findRisers(checks(['abcd', 'abcd', 'dabx']))
  expect(
    others.map(({ row, checkedAt }) => [row.full_description, row.rank, checkedAt.getUTCDate()]),
  ).toEqual([
    ['a', 2, 3],
    ['b', 3, 3],
    ['c', 3, 2],
    ['x', 4, 3],
  ])
})
