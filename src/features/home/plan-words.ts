import { formatPrice, planTitle } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { counted } from '#src/lib/format.ts'

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
    name: planTitle(plan.level),
    price: plan.monthly_price_pence === 0 ? '£0' : formatPrice(plan.monthly_price_pence),
    points: [
      `${counted(plan.monthly_credits, 'credit')} per month`,
      paid ? 'Autocomplete: single, multiple and keystroke' : 'Related searches',
      plan.countries.length > 1 ? `${plan.countries.length} countries` : 'United Kingdom',
      plan.pages_per_check === null
        ? 'Search results checks, any number of pages'
        : `Search results checks, ${counted(plan.pages_per_check, 'page')}`,
      plan.active_key_phrases > 0
        ? `${plan.active_key_phrases} key phrases tracked every day`
        : 'No tracked key phrases',
      'History, exports and charts, online or offline',
    ],
  }
}
