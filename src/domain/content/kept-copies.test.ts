import { expect, test } from 'vitest'
import { surplus } from './kept-copies.ts'

test.each([
  ['nothing of nothing', [], 2, 10, 0],
  ['nothing at the limits', [5, 5], 2, 10, 0],
  ['the oldest of too many', [1, 1, 1], 2, 10, 1],
  ['the oldest of too large ones', [4, 4, 4], 5, 10, 1],
  ['as many as that takes', [1, 1, 9, 9], 5, 10, 3],
  ['one that is too large alone', [11], 5, 10, 1],
] as const)('%s goes', (_, sizes, entries, bytes, going) => {
  expect(surplus(sizes, { entries, bytes })).toBe(going)
})
