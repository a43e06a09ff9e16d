import { formatPrice } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { pricingWords } from '#src/words/landing/pricing.ts'

/** `before` is the next smaller plan. The card leaves out the points that both plans share. */
export function planCard(plan: PlanRow, before?: PlanRow) {
  const { level, monthly_price_pence, active_key_phrases } = plan
  const known = before ? listPoints(before) : []
  return {
    level,
    name: planTitle(level),
    purpose: pricingWords.purposes[level],
    price: formatPrice(monthly_price_pence).replace(/^(\D?)0\D00/, '$10'),
    perKeyPhrase:
      monthly_price_pence > 0 && active_key_phrases > 0
        ? pricingWords.perKeyPhrase(formatPrice(Math.round(monthly_price_pence / active_key_phrases)))
        : null,
    beyond: before ? pricingWords.beyond(planTitle(before.level)) : null,
    points: listPoints(plan).filter((point) => !known.includes(point)),
  }
}

function listPoints(plan: PlanRow): string[] {
  return [
    pricingWords.credits(plan.monthly_credits),
    plan.modes.includes('single') ? pricingWords.autocomplete : pricingWords.related,
    plan.countries.length > 1 ? pricingWords.countries(plan.countries.length) : pricingWords.oneCountry,
    pricingWords.checks(plan.pages_per_check),
    plan.active_key_phrases > 0 ? pricingWords.tracked(plan.active_key_phrases) : pricingWords.untracked,
    pricingWords.kept,
  ]
}
