import { expect, test } from 'vitest'
import { creditsLeft, shareUsed } from './credits.ts'

const usage = (used: number, allowance: number) => ({ used, allowance, period_start: '', resets_at: '' })

test.each([
  [0, 3, 3, 0],
  [1, 3, 2, 1 / 3],
  [3, 3, 0, 1],
  [40, 3, 0, 1],
  [0, 0, 0, 1],
])('%i used of %i leaves %i', (used, allowance, left, share) => {
  expect(creditsLeft(usage(used, allowance))).toBe(left)
  expect(shareUsed(usage(used, allowance))).toBeCloseTo(share)
})
