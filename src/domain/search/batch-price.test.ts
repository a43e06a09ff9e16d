import { expect, test } from 'vitest'
import { creditsUsed } from '#tests/support/rows/stored-rows.ts'
import { batchPrice } from './batch-price.ts'

const now = new Date('2026-11-21T12:00:00Z')
const usage = (used: number, resets_at?: string) => creditsUsed(used, 500, resets_at)

test.each([
  [7, usage(88), 7],
  [1, usage(499), 1],
  [50, usage(450), 50],
  [7, { ...usage(0), allowance: 2000 }, 7],
  [50, usage(490), 10],
  [1, usage(500), 0],
  [1, usage(600), 0],
  [2, null, 2],
  [2, usage(500, '2026-11-21T11:00:00Z'), 2],
])('%i phrases with %j: credits for %i', (count, known, affordable) => {
  expect(batchPrice(count, known, now)).toMatchObject({ price: count, affordable })
})
