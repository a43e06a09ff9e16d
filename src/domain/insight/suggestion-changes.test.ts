import { expect, test } from 'vitest'
import { suggestions } from '#tests/support/rows/stored-rows.ts'
import { countChanges } from './suggestion-changes.ts'

const none = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }

test.each([
  ['abc', 'bad', { ...none, up: 1, down: 1, new: 1, gone: 1 }],
  ['abc', 'cab', { ...none, up: 1, down: 2 }],
  ['abc', 'acd', { ...none, unchanged: 1, up: 1, gone: 1, new: 1 }],
])('worked by hand, from %s to %s', (earlier, later, counts) => {
  expect(countChanges(suggestions(...earlier), suggestions(...later))).toEqual(counts)
})
