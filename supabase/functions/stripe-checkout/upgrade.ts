import type Stripe from 'stripe'
import { askStripe } from '../_shared/billing/stripe-client.ts'
import { subscriptionState } from '../_shared/billing/subscription-state.ts'

const paidFor: Stripe.Subscription.Status[] = ['active', 'trialing']

/**
 * Opens the portal page that moves the customer's subscription to the more expensive `price`, because a
 * second subscription would be charged as well. `held` are the subscriptions that have not ended. Returns
 * null unless there is exactly one, it is active or in trial, it renews, and its plan is one of ours and
 * cheaper. Fails with `upgrade_refused`, for example if the portal is not configured to change plans.
 */
export async function openUpgrade(
  held: readonly Stripe.Subscription[],
  price: Stripe.Price,
  { customer, return_url }: { customer: string; return_url: string },
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Session | null> {
  const [subscription] = held
  const item = subscription?.items.data[0]
  if (!subscription || !item || held.length > 1 || !paidFor.includes(subscription.status)) return null
  const { cancel_at_period_end: ends, level } = subscriptionState(subscription)
  const isDearer = (price.unit_amount ?? 0) > (item.price.unit_amount ?? 0)
  if (ends || !isDearer || level === null) return null
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
