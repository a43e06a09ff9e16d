import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { computeAverages, statValue } from './averages.ts'

const checkedAt = new Date('2026-11-21T09:00:00Z')
const empty = rankingRow()
const dayAgo = checkedAt.getTime() / 1000 - 86_400

test('counts a missing stat as 0 and as not measured', () => {
  const results = [
    { ...empty, vq_score: 80, digg_count: 30, create_time: dayAgo },
    { ...empty, rank: 2, digg_count: 0 },
    empty,
  ]
  const averages = new Map(computeAverages(results, checkedAt).map((average) => [average.stat, average]))
  expect(averages.get('likes')).toEqual({ stat: 'likes', value: 10, measured: 2, of: 3 })
  expect(averages.get('vq_score')).toMatchObject({ value: 80 / 3, measured: 1 })
  expect(averages.get('age')).toMatchObject({ value: 28_800, measured: 1 })
  expect(averages.get('shares')).toMatchObject({ value: 0, measured: 0, of: 3 })
})

test('returns averages of 0 for no results', () => {
  const averages = computeAverages([], checkedAt)
  expect(averages).toHaveLength(8)
  expect(averages.every(({ value, measured, of }) => value === 0 && measured === 0 && of === 0)).toBe(true)
})

test('reads the video’s likes, not its author’s, and never a negative age', () => {
  expect(statValue({ ...empty, likes: 7, digg_count: 3 }, 'likes', checkedAt)).toBe(3)
  expect(statValue({ ...empty, create_time: dayAgo + 2 * 86_400 }, 'age', checkedAt)).toBe(0)
})
