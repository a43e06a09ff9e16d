import { expect, test } from 'vitest'
import type { Usage } from '../account/rows.ts'
import { batchPrice, priceText } from './batch-price.ts'

const now = new Date('2026-11-21T12:00:00Z')
const usage = (used: number, resets_at = '2026-12-01T00:00:00Z'): Usage => ({
  used,
  allowance: 500,
  period_start: '2026-11-01T00:00:00Z',
  resets_at,
})

test.each([
  [7, usage(88), 'This will use 7 of your 412 credits.', 7],
  [1, usage(499), 'This will use your last credit.', 1],
  [50, usage(450), 'This will use your last 50 credits.', 50],
  [7, { ...usage(0), allowance: 2000 }, 'This will use 7 of your 2,000 credits.', 7],
  [50, usage(490), 'You have 10 credits left, so 10 of 50 phrases will run.', 10],
  [1, usage(500), 'You have no credits left in this period.', 0],
  [1, usage(600), 'You have no credits left in this period.', 0],
  [2, null, 'This will use 2 credits.', 2],
  [2, usage(500, '2026-11-21T11:00:00Z'), 'This will use 2 credits.', 2],
])('%i phrases with %j: %s', (count, known, text, affordable) => {
  const price = batchPrice(count, known, now)
  expect(priceText(price)).toBe(text)
  expect(price.affordable).toBe(affordable)
})
