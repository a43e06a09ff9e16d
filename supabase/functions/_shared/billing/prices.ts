import type Stripe from 'stripe'
import { lookupKeys, type PaidPlan, paidPlans } from './subscription-state.ts'

type Prices = Partial<Record<PaidPlan, Stripe.Price>>

const keptMs = 600_000
const kept = new WeakMap<Stripe, { prices: Prices; until: number }>()

/** Cached for ten minutes once the prices of all plans are found. */
export async function findPrices(stripe: Stripe): Promise<Prices> {
  const known = kept.get(stripe)
  if (known && known.until > Date.now()) return known.prices
  const { data } = await stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true })
  const found = paidPlans.flatMap((plan) => {
    const price = data.find(({ lookup_key }) => lookup_key === lookupKeys[plan])
    return price ? [[plan, price] as const] : []
  })
  const prices: Prices = Object.fromEntries(found)
  if (found.length === paidPlans.length) kept.set(stripe, { prices, until: Date.now() + keptMs })
  return prices
}
