import { expect, test } from 'vitest'
import { canUpgrade, isPaidFor, subscriptionTone } from './subscription.ts'

test.each([
  ['active', 'good', true],
  ['past_due', 'warning', true],
  ['canceled', 'bad', false],
  ['trialing', 'neutral', true],
  ['unpaid', 'neutral', false],
  ['toString', 'neutral', false],
])('shows %s as %s', (status, tone, paid) => {
  expect(subscriptionTone(status)).toBe(tone)
  expect(isPaidFor(status)).toBe(paid)
})

test.each([
  ['active', false, true],
  ['trialing', false, true],
  ['active', true, false],
  ['past_due', false, false],
  ['canceled', false, false],
])(
  '%s with cancel_at_period_end %s can be upgraded: %s',
  (subscription_status, cancel_at_period_end, changes) => {
    expect(canUpgrade({ subscription_status, cancel_at_period_end })).toBe(changes)
  },
)
