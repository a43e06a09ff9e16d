import { expect, test } from 'vitest'
import { creditsUsed } from '#tests/support/rows/stored-rows.ts'
import { availableBatchModes } from '../search/lookup-modes.ts'
import { creditsLeft, isSpent } from './credits.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [0, 3, 3],
  [1, 3, 2],
  [3, 3, 0],
  [40, 3, 0],
  [0, 0, 0],
])('%i used of %i leaves %i', (used, allowance, left) => {
  expect(creditsLeft(creditsUsed(used, allowance))).toBe(left)
  expect(isSpent(creditsUsed(used, allowance), now)).toBe(left === 0)
})

test('ignores missing usage and usage of a past period', () => {
  expect(isSpent(creditsUsed(3, 3, '2026-11-21T11:00:00Z'), now)).toBe(false)
  expect(isSpent(null, now)).toBe(false)
})

test('returns a plan’s modes in the order of the form', () => {
  const modes = ['basic', 'keystroke', 'single', 'multiple']
  expect(availableBatchModes(modes)).toEqual(['single', 'multiple', 'keystroke'])
  expect(availableBatchModes(['basic'])).toEqual([])
})
