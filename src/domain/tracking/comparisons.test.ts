import { expect, test } from 'vitest'
import { type Positions, phraseCheck, phraseChecks } from '#tests/support/rows/phrase-checks.ts'
import { compareNewest } from './comparisons.ts'

const comparedWith = (...positions: Positions) =>
  compareNewest(phraseChecks('k', positions)).map((comparison) => comparison.with)

test('sorts the largest change first, and of equal changes the later one', () => {
  expect(comparedWith(9, 9, 9, 9, 9, 9, 12, 12)).toEqual(['week', 'previous'])
  expect(comparedWith(12, 9, 9, 9, 9, 9, 9, 12)).toEqual(['previous', 'week'])
  expect(comparedWith(9, 9, 9, 9, 9, 9, 9, 12)).toEqual(['previous', 'week'])
})

test('ranks entering and leaving above any move', () => {
  expect(comparedWith(null, 30, 30, 30, 30, 30, 30, 2)).toEqual(['week', 'previous'])
})

test('sorts a check deeper than the newest one last, without a change', () => {
  const checks = [phraseCheck('k', 15, 4), phraseCheck('k', 21, 25), phraseCheck('k', 22, null)]
  const shallow = checks.map((check, n) => (n === 2 ? { ...check, results: 12 } : check))
  expect(compareNewest(shallow).map(({ with: name, change }) => [name, change])).toEqual([
    ['week', { kind: 'left' }],
    ['previous', null],
  ])
})

test('returns no comparison for one measurement, and one for two', () => {
  expect(comparedWith('failed', 3)).toEqual([])
  expect(comparedWith(5, 3)).toEqual(['previous'])
})
