// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { trailGaps } from './plot-trail.ts'

const end = Number.POSITIVE_INFINITY

test('a rank holds until the next check, and the newest ends where it was measured', () => {
  expect(trailGaps([0, 2, 4], [9, 7, 7])).toEqual([[4, end]])
})

test('before a check without a rank it holds half of the way, where the wash of the failed one begins', () => {
  expect(trailGaps([0, 2, 4, 6, 8], [9, 7, null, null, 5])).toEqual([
    [3, 8],
    [8, end],
  ])
  expect(trailGaps([0, 2, 4], [9, 7, null])).toEqual([[3, end]])
})

test('before a long silence it holds no longer than it would until a check that came in time', () => {
  expect(trailGaps([0, 2, 12, 22], [9, 7, null, 5])).toEqual([
    [3, 22],
    [22, end],
  ])
  expect(trailGaps([0, 2], [9, null])).toEqual([[1, end]])
})

test('what was never measured has no line', () => {
  expect(trailGaps([0, 2], [null, null])).toEqual([])
})
