import { expect, test } from 'vitest'
import { isPaidFor, subscriptionTone, subscriptionWord } from './subscription.ts'

test.each([
  ['active', 'good', true],
  ['past_due', 'warning', true],
  ['canceled', 'bad', false],
  ['trialing', 'neutral', true],
  ['unpaid', 'neutral', false],
  ['incomplete_expired', 'neutral', false],
  ['toString', 'neutral', false],
])('%s is %s', (status, tone, paid) => {
  expect(subscriptionTone(status)).toBe(tone)
  expect(isPaidFor(status)).toBe(paid)
})

test('a status is told in words', () => {
  expect(subscriptionWord('past_due')).toBe('past due')
  expect(subscriptionWord('incomplete_expired')).toBe('incomplete expired')
})
