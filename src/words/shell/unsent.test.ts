import { expect, test } from 'vitest'
import { unsentWords } from './unsent.ts'

test.each([
  [1, 0, '1 change'],
  [1_000, 0, '1,000 changes'],
  [1, 1, '1 search'],
  [2, 2, '2 searches'],
  [3, 2, '3 changes'],
])('counts %i pending changes, %i of them searches, as %s', (unsent, searches, words) => {
  expect(unsentWords.waiting(unsent, searches)).toBe(`${words} waiting`)
})
