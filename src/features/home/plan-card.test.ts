import { expect, it } from 'vitest'
import { plans } from '#tests/support/rows/plans.ts'
import { planCard } from './plan-card.ts'

const { free, premium, pro } = plans

it('describes a plan by the figures of its row', () => {
  expect(
    planCard({ ...pro, monthly_price_pence: 12_345, monthly_credits: 1, active_key_phrases: 7 }),
  ).toMatchObject({
    name: 'Pro',
    price: '£123.45',
    points: expect.arrayContaining(['1 credit per month', '7 key phrases tracked every day', '6 countries']),
  })
})

it('lists the limits of the free plan', () => {
  expect(planCard(free)).toMatchObject({
    price: '£0',
    points: [
      '3 credits per month',
      'Related searches',
      'United Kingdom',
      'Search results checks, 1 page',
      'No tracked key phrases',
      'History, exports and charts, online or offline',
    ],
  })
})

it('lists only additions to the plan before, and the price per tracked key phrase', () => {
  expect(planCard(pro, premium)).toMatchObject({
    beyond: 'Everything in Premium, and',
    points: ['2,000 credits per month', '50 key phrases tracked every day'],
    perKeyPhrase: '£2.00 a month for each tracked key phrase',
  })
  expect(planCard({ ...premium, monthly_price_pence: 0 }).perKeyPhrase).toBeNull()
})
