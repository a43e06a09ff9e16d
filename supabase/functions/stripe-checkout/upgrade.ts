import type Stripe from 'stripe'
import { askStripe } from '../_shared/billing/stripe-client.ts'
import { planForPrice } from '../_shared/billing/subscription-state.ts'

interface Upgrade {
  customer: string
  price: Stripe.Price
  /** The customer's subscriptions that have not ended. */
  subscriptions: readonly Stripe.Subscription[]
  return_url: string
}

const paidFor: Stripe.Subscription.Status[] = ['active', 'trialing']

/**
 * The portal page that moves the customer's only subscription to the dearer `price`; a second subscription would be
 * charged as well. Null unless that subscription is active or in trial, is not set to end and has a cheaper known plan.
 * Fails with `upgrade_refused`, for example if the portal cannot change plans.
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
  if (subscription.cancel_at_period_end || !isDearer || planForPrice(item.price) === null) return null
  const session: Stripe.BillingPortal.SessionCreateParams = {
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
  }
  return await askStripe(() => stripe.billingPortal.sessions.create(session), 'upgrade_refused')
}
