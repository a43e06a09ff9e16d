import { expect, test } from 'vitest'
import { planTitle } from './plan-names.ts'

test('names a plan, and keeps the name of one that this build does not know', () => {
  expect(planTitle('pro')).toBe('Pro')
  expect(planTitle('enterprise' as 'pro')).toBe('enterprise')
})
