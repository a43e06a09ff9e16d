import { formatPrice, planTitle } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { counted } from '#src/lib/format.ts'

export interface PlanCard {
  level: PlanRow['level']
  name: string
  /** The intended audience. */
  purpose: string
  /** "£29.99" */
  price: string
  /** "£3.00 a month for each tracked key phrase"; null if nothing is tracked or paid. */
  perKeyPhrase: string | null
  /** "Everything in Free, and"; null on the first card, which lists everything. */
  beyond: string | null
  points: readonly string[]
}

const purposes: Record<PlanRow['level'], string> = {
  free: 'To find out what people type.',
  premium: 'For a creator who follows a few phrases.',
  pro: 'For brands and teams who follow many.',
}

/** The content of a plan's card, relative to the plan before it. Every figure comes from the plan's row. */
export function planCard(plan: PlanRow, before?: PlanRow): PlanCard {
  const { level, monthly_price_pence, active_key_phrases } = plan
  const known = before ? listPoints(before) : []
  return {
    level,
    name: planTitle(level),
    purpose: purposes[level],
    price: monthly_price_pence === 0 ? '£0' : formatPrice(monthly_price_pence),
    perKeyPhrase:
      monthly_price_pence > 0 && active_key_phrases > 0
        ? `${formatPrice(Math.round(monthly_price_pence / active_key_phrases))} a month for each tracked key phrase`
        : null,
    beyond: before ? `Everything in ${planTitle(before.level)}, and` : null,
    points: listPoints(plan).filter((point) => !known.includes(point)),
  }
}

/** The point of a plan without tracking, which is not an advantage. */
export const lacksTracking = 'No tracked key phrases'

function listPoints(plan: PlanRow): string[] {
  return [
    `${counted(plan.monthly_credits, 'credit')} per month`,
    plan.modes.includes('single') ? 'Autocomplete: single, multiple and keystroke' : 'Related searches',
    plan.countries.length > 1 ? `${plan.countries.length} countries` : 'United Kingdom',
    plan.pages_per_check === null
      ? 'Search results checks, any number of pages'
      : `Search results checks, ${counted(plan.pages_per_check, 'page')}`,
    plan.active_key_phrases > 0 ? `${plan.active_key_phrases} key phrases tracked every day` : lacksTracking,
    'History, exports and charts, online or offline',
  ]
}
