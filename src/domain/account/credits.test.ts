import { expect, test } from 'vitest'
import { creditsLeft, isSpent } from './credits.ts'
import type { Usage } from './rows.ts'

const now = new Date('2026-11-21T12:00:00Z')
const usage = (used: number, allowance: number, resets_at = '2026-12-01T00:00:00Z'): Usage => ({
  used,
  allowance,
  period_start: '2026-11-01T00:00:00Z',
  resets_at,
})

test.each([
  [0, 3, 3],
  [1, 3, 2],
  [3, 3, 0],
  [40, 3, 0],
  [0, 0, 0],
])('%i used of %i leaves %i', (used, allowance, left) => {
  expect(creditsLeft(usage(used, allowance))).toBe(left)
  expect(isSpent(usage(used, allowance), now)).toBe(left === 0)
})

test('ignores missing usage and usage of a past period', () => {
  expect(isSpent(usage(3, 3, '2026-11-21T11:00:00Z'), now)).toBe(false)
  expect(isSpent(null, now)).toBe(false)
})
