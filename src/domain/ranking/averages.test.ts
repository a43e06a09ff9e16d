import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { averagesOf, statOf } from './averages.ts'

const checkedAt = new Date('2026-11-21T09:00:00Z')
const empty = rankingRow()
const dayAgo = checkedAt.getTime() / 1000 - 86_400

test('a missing stat counts as 0 and is not counted among the measured', () => {
  const results = [
    { ...empty, vq_score: 80, digg_count: 30, create_time: dayAgo },
    { ...empty, rank: 2, digg_count: 0 },
    empty,
  ]
  const averages = new Map(averagesOf(results, checkedAt).map((average) => [average.stat, average]))
  expect(averages.get('likes')).toEqual({ stat: 'likes', value: 10, measured: 2, of: 3 })
  expect(averages.get('vq_score')).toMatchObject({ value: 80 / 3, measured: 1 })
  expect(averages.get('age')).toMatchObject({ value: 28_800, measured: 1 })
  expect(averages.get('shares')).toMatchObject({ value: 0, measured: 0, of: 3 })
})

test('no results have averages of 0, out of none', () => {
  const averages = averagesOf([], checkedAt)
  expect(averages).toHaveLength(8)
  expect(averages.every(({ value, measured, of }) => value === 0 && measured === 0 && of === 0)).toBe(true)
})

test('the likes of a result are its own, not those its author gave; a video of tomorrow has no age', () => {
  expect(statOf({ ...empty, likes: 7, digg_count: 3 }, 'likes', checkedAt)).toBe(3)
  expect(statOf({ ...empty, create_time: dayAgo + 2 * 86_400 }, 'age', checkedAt)).toBe(0)
})
