// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { trailGaps } from './plot-trail.ts'

const end = Number.POSITIVE_INFINITY

test('holds a rank until the next check, and ends the newest where it was measured', () => {
  expect(trailGaps([0, 2, 4], [9, 7, 7])).toEqual([[4, end]])
})

test('holds a rank half way to a check without one, where the shading of the failed check begins', () => {
  expect(trailGaps([0, 2, 4, 6, 8], [9, 7, null, null, 5])).toEqual([
    [3, 8],
    [8, end],
  ])
  expect(trailGaps([0, 2, 4], [9, 7, null])).toEqual([[3, end]])
})

test('holds a rank before a long gap no longer than before a timely check', () => {
  expect(trailGaps([0, 2, 12, 22], [9, 7, null, 5])).toEqual([
    [3, 22],
    [22, end],
  ])
  expect(trailGaps([0, 2], [9, null])).toEqual([[1, end]])
})

test('draws no line without a measurement', () => {
  expect(trailGaps([0, 2], [null, null])).toEqual([])
})
