import type { PlanRow } from '#src/domain/account/rows.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const planWords = sentences('plans', {
  plan: 'Plan',
  noCard: 'no card needed',
  monthly: (price: string) => `${price} a month`,
  priced: (plan: string, price: string) => `${plan}, ${price} a month`,
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
  credits: (n: number) => `${counted(n, 'credit')} a month`,
  tracked: (n: number) => `${n} key phrases tracked every day`,
  suggestions: 'Autocomplete suggestions',
  countries: (n: number) => `${n} countries`,
})

export function planFacts(plan: PlanRow): string[] {
  const facts = [planWords.credits(plan.monthly_credits)]
  if (plan.active_key_phrases > 0) facts.push(planWords.tracked(plan.active_key_phrases))
  if (plan.modes.length > 1) facts.push(planWords.suggestions)
  if (plan.countries.length > 1) facts.push(planWords.countries(plan.countries.length))
  return facts
}
