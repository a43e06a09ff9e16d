import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { statByRank } from './stat-by-rank.ts'

const at = new Date('2026-11-21T12:00:00Z')
const likes = (...counts: (number | null)[]) =>
  counts.map((digg_count, index) => rankingRow({ rank: index + 1, digg_count }))

test('leaves a missing stat out of the median', () => {
  const stat = statByRank(likes(10, null, 30, 50), 'likes', at, null)
  expect(stat.values).toEqual([10, null, 30, 50])
  expect(stat).toMatchObject({ measured: 3, median: 30 })
})

test('places the owner’s video above, below or at the median', () => {
  const is = (own: number) => statByRank(likes(10, 20, 30), 'likes', at, own).own?.is
  expect([is(1), is(2), is(3)]).toEqual(['below', 'at', 'above'])
})

test('returns null for own without the owner’s video or its stat', () => {
  expect(statByRank(likes(10, null), 'likes', at, 2).own).toBeNull()
  expect(statByRank(likes(10), 'likes', at, null).own).toBeNull()
  expect(statByRank([], 'likes', at, 1)).toMatchObject({ own: null, median: null, isSkewed: false })
})

test('is skewed above twenty times the median', () => {
  expect(statByRank(likes(1, 2, 40), 'likes', at, null).isSkewed).toBe(false)
  expect(statByRank(likes(1, 2, 41), 'likes', at, null).isSkewed).toBe(true)
})

test('sorts results by rank', () => {
  expect(statByRank(likes(10, 20).toReversed(), 'likes', at, null).ranks).toEqual([1, 2])
})
