// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { trailGaps } from './plot-trail.ts'

const end = Number.POSITIVE_INFINITY

test.each<[string, number[], (number | null)[], number[][]]>([
  ['holds a rank until the next check', [0, 2, 4], [9, 7, 7], [[4, end]]],
  // Half way is also where the shading of a failed check begins.
  [
    'holds a rank half way to a check without one',
    [0, 2, 4, 6, 8],
    [9, 7, null, null, 5],
    [
      [3, 8],
      [8, end],
    ],
  ],
  ['ends half way to the newest without one', [0, 2, 4], [9, 7, null], [[3, end]]],
  [
    'holds a rank before a long gap no longer',
    [0, 2, 12, 22],
    [9, 7, null, 5],
    [
      [3, 22],
      [22, end],
    ],
  ],
  ['holds the only rank half way', [0, 2], [9, null], [[1, end]]],
  ['is not drawn without a measurement', [0, 2], [null, null], []],
])('a line %s', (_, x, ranks, gaps) => {
  expect(trailGaps(x, ranks)).toEqual(gaps)
})
