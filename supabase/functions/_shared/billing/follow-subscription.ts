import type Stripe from 'stripe'
import type { Applied, BillingStore } from './billing-store.ts'
import { subscriptionExpansion, subscriptionState } from './subscription-state.ts'

type StripeEvent = { id: string; type: string }

/**
 * Reads a subscription from Stripe and stores it, unless the event's effect is already stored. Ignores the
 * event's contents, so repeated or unordered events do no harm.
 */
export async function followSubscription(
  subscriptionId: string,
  event: StripeEvent | null,
  { stripe, store }: { stripe: Stripe; store: BillingStore },
): Promise<Applied> {
  const { known, ticket } = await store.beginReading(event?.id ?? null)
  if (known) return 'already_applied'
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: subscriptionExpansion })
  return await store.apply(ticket, subscriptionState(subscription), event)
}
