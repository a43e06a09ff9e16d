import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { comparisonsOf } from './comparisons.ts'

/** Daily positions up to the 22nd, compared. */
const told = (...positions: (number | null | 'failed')[]) =>
  comparisonsOf(positions.map((position, n) => phraseCheck('k', 23 - positions.length + n, position))).map(
    (comparison) => comparison.with,
  )

test('the largest change within a week comes first, and of two that are the same the later one', () => {
  expect(told(9, 9, 9, 9, 9, 9, 12, 12)).toEqual(['week', 'previous'])
  expect(told(12, 9, 9, 9, 9, 9, 9, 12)).toEqual(['previous', 'week'])
  expect(told(9, 9, 9, 9, 9, 9, 9, 12)).toEqual(['previous', 'week'])
})

test('coming in and falling out outweigh any number of places', () => {
  expect(told(null, 30, 30, 30, 30, 30, 30, 2)).toEqual(['week', 'previous'])
})

test('an earlier check stays one to compare with where the newest did not look as far, and comes last', () => {
  const checks = [phraseCheck('k', 15, 4), phraseCheck('k', 21, 25), phraseCheck('k', 22, null)]
  const shallow = checks.map((check, n) => (n === 2 ? { ...check, results: 12 } : check))
  expect(comparisonsOf(shallow).map(({ with: name, change }) => [name, change])).toEqual([
    ['week', { kind: 'left' }],
    ['previous', null],
  ])
})

test('one measurement has nothing to be compared with, and two are compared once', () => {
  expect(told('failed', 3)).toEqual([])
  expect(told(5, 3)).toEqual(['previous'])
})
