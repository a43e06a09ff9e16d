import { expect, test } from 'vitest'
import { excerptEnd, foldBefore } from './fold.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  ['at rank 12, six between them', 36, 12, { from: 6, to: 11 }],
  ['last of 36', 36, 36, { from: 6, to: 35 }],
  ['at rank 8, two between them', 36, 8, { from: 6, to: 7 }],
  ['at rank 7, only one between them', 36, 7, null],
  ['among the first', 36, 3, null],
  ['not among the results', 36, null, null],
] as const)('folds for an owner %s', (_, results, own, fold) => {
  expect(foldBefore(upTo(results), own)).toEqual(fold)
})

test('ends an excerpt at the owner, or after the first five', () => {
  const ranks = upTo(36)
  expect(excerptEnd(ranks, 12)).toBe(12)
  expect(excerptEnd(ranks, 3)).toBe(5)
  expect(excerptEnd(ranks, null)).toBe(5)
  expect(excerptEnd([1, 2], null)).toBe(2)
})
