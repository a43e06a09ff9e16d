import { expect, test } from 'vitest'
import { surplus } from './kept-copies.ts'

test.each([
  ['nothing from an empty cache', [], 2, 10, 0],
  ['nothing at the limits', [5, 5], 2, 10, 0],
  ['the oldest of too many', [1, 1, 1], 2, 10, 1],
  ['the oldest if they are too large together', [4, 4, 4], 5, 10, 1],
  ['as many as necessary', [1, 1, 9, 9], 5, 10, 3],
  ['a single copy that is too large', [11], 5, 10, 1],
] as const)('evicts %s', (_, sizes, entries, bytes, going) => {
  expect(surplus(sizes, { entries, bytes })).toBe(going)
})
