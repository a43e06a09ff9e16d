import { expect, test } from 'vitest'
import { plural } from './locale.ts'

test.each([
  [0, 'pages'],
  [1, 'page'],
  [2, 'pages'],
  [21, 'pages'],
  [1_001, 'pages'],
])('%i goes with %s', (count, word) => {
  expect(plural(count, 'page')).toBe(word)
})

test('takes the plural of an irregular word as an argument', () => {
  expect(plural(1, 'match', 'matches')).toBe('match')
  expect(plural(3, 'match', 'matches')).toBe('matches')
  expect(plural(1, 'is', 'are')).toBe('is')
})
