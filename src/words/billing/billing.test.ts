import { expect, test } from 'vitest'
import { billingWords } from './billing.ts'

test('shows a status as words', () => {
  expect(billingWords.statusOf('past_due')).toBe('past due')
  expect(billingWords.statusOf('incomplete_expired')).toBe('incomplete expired')
})
