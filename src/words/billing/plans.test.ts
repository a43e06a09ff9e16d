import { expect, test } from 'vitest'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { planFacts } from './plans.ts'

const plan = (level: PlanRow['level'], rank: number, more: Partial<PlanRow> = {}): PlanRow => ({
  ...plans.free,
  ...{ level, rank, modes: ['basic'] },
  ...more,
})

test('lists what a plan includes, not what it lacks', () => {
  expect(planFacts(plan('free', 0))).toEqual(['3 credits a month'])
  expect(
    planFacts(
      plan('pro', 2, {
        monthly_credits: 2000,
        active_key_phrases: 50,
        countries: ['gb', 'us'],
        modes: ['basic', 'single'],
      }),
    ),
  ).toEqual([
    '2,000 credits a month',
    '50 key phrases tracked every day',
    'Autocomplete suggestions',
    '2 countries',
  ])
})
