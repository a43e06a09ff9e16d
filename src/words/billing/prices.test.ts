import { expect, test } from 'vitest'
import { batchPrice } from '#src/domain/search/batch-price.ts'
import { creditsUsed } from '#tests/support/rows/stored-rows.ts'
import { batchPriceText, checkPriceLabel, checkPriceText } from './prices.ts'

const now = new Date('2026-11-21T12:00:00Z')
const usage = (used: number, resets_at?: string) => creditsUsed(used, 500, resets_at)

test.each([
  [1, usage(88), 'This will use 1 of your 412 credits.'],
  [3, usage(88), 'This will use up to 3 of your 412 credits.'],
  [1, usage(499), 'This will use your last credit.'],
  [3, usage(497), 'This will use up to your last 3 credits.'],
  [3, usage(498), 'You have 2 credits left, so 2 of 3 pages will be fetched.'],
  [3, usage(500), 'You have no credits left in this period.'],
  [null, usage(500), 'You have no credits left in this period.'],
  [null, usage(88), 'This will use 1 credit per page until TikTok has no more. You have 412 credits left.'],
  [null, null, 'This will use 1 credit per page until TikTok has no more.'],
  [2, null, 'This will use up to 2 credits.'],
])('shows the price of %s pages: %#', (pages, known, text) => {
  expect(checkPriceText(pages, known, now)).toBe(text)
})

test('shows short prices on buttons', () => {
  expect([1, 3, null].map(checkPriceLabel)).toEqual(['1 credit', '3 credits', '1 credit per page'])
})

test.each([
  [7, usage(88), 'This will use 7 of your 412 credits.'],
  [1, usage(499), 'This will use your last credit.'],
  [50, usage(450), 'This will use your last 50 credits.'],
  [7, { ...usage(0), allowance: 2000 }, 'This will use 7 of your 2,000 credits.'],
  [50, usage(490), 'You have 10 credits left, so 10 of 50 phrases will run.'],
  [1, usage(500), 'You have no credits left in this period.'],
  [1, usage(600), 'You have no credits left in this period.'],
  [2, null, 'This will use 2 credits.'],
  [2, usage(500, '2026-11-21T11:00:00Z'), 'This will use 2 credits.'],
])('shows the price of %i phrases with %j: %s', (count, known, text) => {
  expect(batchPriceText(batchPrice(count, known, now))).toBe(text)
})
