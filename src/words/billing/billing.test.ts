import { expect, test } from 'vitest'
import { billingWords } from './billing.ts'

test('a status is told in words', () => {
  expect(billingWords.statusOf('past_due')).toBe('past due')
  expect(billingWords.statusOf('incomplete_expired')).toBe('incomplete expired')
})
