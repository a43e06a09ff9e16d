import { expect, test } from 'vitest'
import { countChanges } from './suggestion-changes.ts'

const words = (list: string) =>
  list.split(', ').map((word, index) => ({ word, position: index + 1, group_id: 'en' }))
const none = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }

test.each([
  ['a, b, c', 'b, a, d', { ...none, up: 1, down: 1, new: 1, gone: 1 }],
  ['a, b, c', 'c, a, b', { ...none, up: 1, down: 2 }],
  ['a, b, c', 'a, c, d', { ...none, unchanged: 1, up: 1, gone: 1, new: 1 }],
])('worked by hand, from %s to %s', (earlier, later, counts) => {
  expect(countChanges(words(earlier), words(later))).toEqual(counts)
})
