// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { trailGaps } from './plot-trail.ts'

test.each<[string, number[], (number | null)[], string[]]>([
  ['holds a rank until the next check', [0, 2, 4], [9, 7, 7], ['4–Infinity']],
  // Halfway is also where the shading of a failed check begins.
  ['holds a rank half way to the next', [0, 2, 4, 6, 8], [9, 7, null, null, 5], ['3–8', '8–Infinity']],
  ['ends half way to the newest without one', [0, 2, 4], [9, 7, null], ['3–Infinity']],
  ['holds a rank before a long gap no longer', [0, 2, 12, 22], [9, 7, null, 5], ['3–22', '22–Infinity']],
  ['holds the only rank half way', [0, 2], [9, null], ['1–Infinity']],
  ['is not drawn without a measurement', [0, 2], [null, null], []],
])('a line %s', (_, x, ranks, gaps) => {
  expect(trailGaps(x, ranks).map(([from, to]) => `${from}–${to}`)).toEqual(gaps)
})
