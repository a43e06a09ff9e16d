import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plans } from '#tests/support/rows/plans.ts'
import { storedProfile } from '#tests/support/rows/stored-rows.ts'
import { isLevel, nextLevel, readPaidLevel, smallestPlanWith } from './plans.ts'
import type { PlanRow } from './rows.ts'
import { ProfileRow } from './rows.ts'

test.each([
  ['pro', 'pro'],
  ['premium', 'premium'],
  ['free', 'premium'],
  ['PRO', 'premium'],
  [null, 'premium'],
])('/payment?plan=%s offers %s', (asked, level) => expect(readPaidLevel(asked)).toBe(level))

test.each([
  ['free', 'premium'],
  ['premium', 'pro'],
  ['pro', null],
  ['enterprise', null],
])('above the plan %s it offers %s', (level, next) => {
  const profile = v.parse(ProfileRow, storedProfile({ subscription_level: level as 'pro' }))
  expect(nextLevel(profile.subscription_level)).toBe(next)
})

test.each(['toString', '', null, 'gold'])('rejects %s as a plan', (value) =>
  expect(isLevel(value)).toBe(false),
)

test('finds the smallest plan that includes a feature', () => {
  const { free, premium, pro } = plans
  const batches = ({ modes }: PlanRow) => modes.includes('multiple')
  expect(smallestPlanWith([pro, free], batches)?.level).toBe('pro')
  expect(smallestPlanWith([pro, free, premium], batches)?.level).toBe('premium')
  expect(smallestPlanWith([pro, free], () => false)).toBeUndefined()
})
