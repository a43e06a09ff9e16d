import { expect, test } from 'vitest'
import { plans } from '#tests/support/rows/plans.ts'
import { planFacts } from './plans.ts'

test('lists what a plan includes, not what it lacks', () => {
  expect(planFacts(plans.free)).toEqual(['3 credits a month'])
  expect(
    planFacts({
      ...{ ...plans.free, monthly_credits: 2000, active_key_phrases: 50 },
      ...{ countries: ['gb', 'us'], modes: ['basic', 'single'] },
    }),
  ).toEqual([
    '2,000 credits a month',
    '50 key phrases tracked every day',
    'Autocomplete suggestions',
    '2 countries',
  ])
})
