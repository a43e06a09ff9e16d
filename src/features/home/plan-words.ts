import type { PlanRow } from '#src/domain/rows.ts'

const names = { free: 'Free', premium: 'Premium', pro: 'Pro' } as const
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const count = new Intl.NumberFormat('en-GB')

export interface PlanCard {
  level: PlanRow['level']
  name: string
  /** "£29.99" */
  price: string
  points: readonly string[]
}

/** A plan as its card tells it; every figure comes from the plan's row. */
export function planCard(plan: PlanRow): PlanCard {
  const paid = plan.modes.includes('single')
  return {
    level: plan.level,
    name: names[plan.level],
    price: plan.monthly_price_pence === 0 ? '£0' : pounds.format(plan.monthly_price_pence / 100),
    points: [
      `${count.format(plan.monthly_credits)} ${plan.monthly_credits === 1 ? 'search' : 'searches'} per month`,
      paid ? 'Autocomplete: single, multiple and keystroke' : 'What others searched for',
      plan.countries.length > 1 ? `${plan.countries.length} countries` : 'United Kingdom',
      plan.pages_per_check === null
        ? 'Search results checks of up to all pages'
        : 'Search results checks of 1 page',
      plan.active_key_phrases > 0
        ? `${plan.active_key_phrases} key phrases tracked every day`
        : 'No tracked key phrases',
      'History, exports and charts, with or without a network',
    ],
  }
}
