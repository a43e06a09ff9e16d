import Stripe from 'stripe'
import { planOf } from '../_shared/billing/subscription-state.ts'

interface Upgrade {
  customer: string
  /** Of the plan that is wanted. */
  price: Stripe.Price
  /** What the customer has at Stripe that is not over. */
  subscriptions: readonly Stripe.Subscription[]
  return_url: string
}

const paidFor: Stripe.Subscription.Status[] = ['active', 'trialing']

/**
 * The portal's page on which the one subscription that is paid for moves to a dearer plan: a second one beside it could
 * be paid twice. Null where there is nothing to move, or where the portal does not change plans.
 */
export async function openUpgrade(
  { customer, price, subscriptions, return_url }: Upgrade,
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Session | null> {
  const [subscription] = subscriptions
  const item = subscription?.items.data[0]
  if (!subscription || !item || subscriptions.length > 1 || !paidFor.includes(subscription.status))
    return null
  const isDearer = (price.unit_amount ?? 0) > (item.price.unit_amount ?? 0)
  if (subscription.cancel_at_period_end || !isDearer || planOf(item.price) === null) return null
  try {
    return await stripe.billingPortal.sessions.create({
      customer,
      return_url,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price: price.id, quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: `${return_url}?upgraded=true` } },
      },
    })
  } catch (error) {
    // A portal that is not set up to change plans.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}
