import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test('keeps the order and puts the rest into the last group', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inGroups([1, 2], 5)).toEqual([[1, 2]])
  expect(inGroups([], 2)).toEqual([])
})
