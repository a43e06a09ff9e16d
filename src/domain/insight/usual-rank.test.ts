import { describe, expect, test } from 'vitest'
import { type Positions, phraseChecks } from '#tests/support/rows/phrase-checks.ts'
import { slowMove, usualRank } from './usual-rank.ts'

const checks = (ranks: Positions) => phraseChecks('k', ranks)
const repeat = (rank: Positions[number], times: number) => Array.from({ length: times }, () => rank)
const usual = (ranks: Positions) => usualRank(checks(ranks))

describe('worked by hand', () => {
  test('ten checks: the 1st, 5th and 9th of the sorted list', () => {
    // Sorted: 3 4 4 5 6 7 7 8 9 12; ceil(0.1 × 10) = 1, ceil(0.5 × 10) = 5, ceil(0.9 × 10) = 9.
    expect(usual([5, 7, 3, 4, 9, 12, 4, 8, 6, 7, 10])).toMatchObject({
      ...{ from: 3, median: 6, to: 9, found: 10, of: 10 },
      ...{ is: 'worse', isNewLevel: false },
    })
  })

  test('28 checks: the 3rd, 14th and 26th, and none before them', () => {
    const ranks = Array.from({ length: 28 }, (_, n) => n + 1)
    expect(usual([99, 99, ...ranks, 2])).toMatchObject({
      ...{ from: 3, median: 14, to: 26, of: 28 },
      ...{ is: 'better', isNewLevel: false, since: '2026-10-25T00:05:00.000Z' },
    })
  })

  test('not among the results sorts last: the 2nd, 6th and 10th of eleven', () => {
    expect(usual([2, null, 3, null, 3, null, 5, null, 8, null, null, null])).toMatchObject({
      ...{ from: 3, median: null, to: null, found: 5, of: 11, depth: 36 },
      is: 'usual',
    })
  })
})

test.each<[string, Positions, object]>([
  ['inside at its edge', [...repeat(4, 10), 4], { is: 'usual', isNewLevel: false }],
  ['outside once', [...repeat(4, 10), 5], { is: 'worse', isNewLevel: false }],
  ['outside twice on one side', [...repeat(4, 12), 6, 5], { is: 'worse', isNewLevel: true }],
  ['outside on both sides', [...repeat(4, 12), 3, 5], { is: 'worse', isNewLevel: false }],
  ['better twice', [...repeat(4, 12), 2, 1], { is: 'better', isNewLevel: true }],
  ['gone', [...repeat(4, 10), null], { is: 'worse' }],
  ['gone twice', [...repeat(4, 12), null, null], { is: 'worse', isNewLevel: true }],
  ['found for the first time', [...repeat(null, 10), 30], { is: 'better', found: 0, isTelling: true }],
  ['found, like few before', [...repeat(null, 8), 1, 2, 4, 6], { is: 'usual', isTelling: false }],
  ['still not found', [...repeat(null, 8), 1, 2, 4, null], { is: 'usual', isTelling: true }],
])('the newest position is %s', (_, ranks, expected) => {
  expect(usual(ranks)).toMatchObject(expected)
})

test.each<[string, Positions, object]>([
  ['no check', [], { needs: 11 }],
  ['ten completed checks', repeat(3, 10), { needs: 1 }],
  [
    'failed checks in between',
    [...repeat(3, 5), ...repeat('failed', 30), ...repeat(3, 5), 3, 'failed'],
    { of: 10, is: 'usual' },
  ],
  ['never found', repeat(null, 29), { from: null, median: null, to: null, is: 'usual', depth: 36 }],
])('is computed from %s', (_, ranks, expected) => {
  expect(usual(ranks)).toMatchObject(expected)
})

test('"outside the top N" is true of all checks: N is the least depth of those that did not find it', () => {
  const depths = [12, 12, 12, 12, 12, 36, 36, 36, 36, 36, 36, 0]
  const points = checks(repeat(null, 12)).map((check, n) => ({ ...check, results: depths[n] ?? 0 }))
  expect(usualRank(points)).toMatchObject({ depth: 12 })
})

describe('a slow move over three weeks', () => {
  const slide = Array.from({ length: 30 }, (_, day) => 5 + Math.floor(Math.min(day, 26) / 3))
  const slow = (ranks: Positions) => slowMove(checks(ranks))

  test('a slide of a place every third day is usual movement, and 6 places lower', () => {
    // The position is 13 on days 24 to 29, and 7 on day 8, three weeks before the last.
    expect(usual(slide)).toMatchObject({ is: 'usual' })
    expect(slow(slide)).toBe(-6)
    expect(slow(slide.map((rank) => 20 - rank))).toBe(6)
  })

  test.each<[string, Positions]>([
    ['two places', [...repeat(5, 15), ...repeat(7, 15)]],
    ['fewer than three weeks', slide.slice(10)],
    ['not found now', [...slide.slice(0, 29), null]],
    ['not found then', [...repeat(null, 9), ...repeat(5, 21)]],
    ['no check', []],
  ])('none with %s', (_, ranks) => {
    expect(slow(ranks)).toBe(0)
  })
})
