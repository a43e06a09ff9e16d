import type Stripe from 'stripe'
import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, requireStripe } from '../_shared/billing/stripe-client.ts'
import { lookupKeys, paidPlans } from '../_shared/billing/subscription-state.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { ensureCustomer } from './customer.ts'
import { openSession } from './session.ts'
import { openUpgrade } from './upgrade.ts'

const bodySchema = v.object({
  plan: v.optional(v.string()),
  price_id: v.optional(v.string()),
  test_mode: v.optional(v.boolean()),
  success_url: v.optional(v.string()),
  cancel_url: v.optional(v.string()),
  mode: v.optional(v.string()),
})

type CheckoutRequest = v.InferOutput<typeof bodySchema>

// Includes incomplete subscriptions, whose first payment is pending: otherwise the user could pay for two.
const blockingStatuses: Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'paused',
]

/**
 * POST {plan} or {price_id}. Sends a subscriber of a smaller plan to the portal page that upgrades the
 * subscription. Accepts success_url, cancel_url and mode only with the values that the server uses anyway,
 * and refuses test_mode: true for a live price. Responds with an error or {sessionId, url, error: null}.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, { store, siteUrl, ...deps }: BillingDeps) => {
    const asked = await readJson(bodySchema)
    if (!(await store.hasPlans())) throw new Failure('plans_off')
    const stripe = requireStripe(deps.stripe)
    const returnUrls = {
      success_url: `${siteUrl}/account?checkout_success=true`,
      cancel_url: `${siteUrl}/account?checkout_cancelled=true`,
    }
    return await askStripe(async () => {
      const price = await choosePrice(asked, stripe)
      refuseOtherTerms(asked, { ...returnUrls, mode: 'subscription' }, price)

      const customer = await ensureCustomer(userId, { stripe, store })
      // The list comes from Stripe, because our copy is out of date until a webhook arrives.
      const subscriptions = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
      const held = subscriptions.data.filter(({ status }) => blockingStatuses.includes(status))
      if (held.length > 0) {
        const place = { customer, return_url: `${siteUrl}/account` }
        const upgrade = await openUpgrade(held, price, place, stripe)
        if (upgrade === null) throw new Failure('already_subscribed')
        return { sessionId: upgrade.id, url: upgrade.url, error: null }
      }

      const session = await openSession({ userId, customer, price, ...returnUrls }, stripe)
      if (session.url === null) throw new Failure('no_checkout_url')
      return { sessionId: session.id, url: session.url, error: null }
    })
  },
)

async function choosePrice({ plan, price_id }: CheckoutRequest, stripe: Stripe): Promise<Stripe.Price> {
  if (plan !== undefined && !v.is(v.picklist(paidPlans), plan)) throw new Failure('invalid_product')
  const prices = await stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true })
  const chosen = prices.data.find(({ id, lookup_key }) =>
    plan === undefined ? id === price_id : lookup_key === lookupKeys[plan],
  )
  if (chosen === undefined) throw new Failure(plan === undefined ? 'invalid_product' : 'price_not_found')
  return chosen
}

function refuseOtherTerms(
  asked: CheckoutRequest,
  terms: Record<'success_url' | 'cancel_url' | 'mode', string>,
  price: Stripe.Price,
): void {
  if (asked.price_id !== undefined && asked.price_id !== price.id) throw new Failure('invalid_product')
  for (const name of ['success_url', 'cancel_url', 'mode'] as const) {
    const value = asked[name]
    if (value !== undefined && value !== terms[name])
      throw new Failure('invalid_request', { message: `${name} is not valid` })
  }
  if (asked.test_mode && price.livemode)
    throw new Failure('invalid_request', { message: 'test_mode is not valid' })
}
