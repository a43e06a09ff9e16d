import type Stripe from 'stripe'

export const paidPlans = ['premium', 'pro'] as const
export type PaidPlan = (typeof paidPlans)[number]

export const lookupKeys = {
  premium: 'keytrail_premium_monthly',
  pro: 'keytrail_pro_monthly',
} as const satisfies Record<PaidPlan, string>

export type SubscriptionState = ReturnType<typeof subscriptionState>

/** The fields that Stripe must expand in a subscription that is passed to `subscriptionState`. */
export const subscriptionExpansion = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
]

/**
 * Returns null if the price belongs to none of our plans. If a new price takes over a plan's lookup key,
 * subscribers at the old price keep their plan through `plan` in the old price's metadata.
 */
function planForPrice(price: Stripe.Price): PaidPlan | null {
  const named = (plan: PaidPlan) => price.lookup_key === lookupKeys[plan] || price.metadata.plan === plan
  return paidPlans.find(named) ?? null
}

function readCard(method: Stripe.Subscription['default_payment_method'] | undefined) {
  return typeof method === 'object' ? method?.card : undefined
}

/** Needs `subscriptionExpansion`. `level` is null if no plan has the price. Times are in epoch seconds. */
export function subscriptionState(subscription: Stripe.Subscription) {
  const { customer, items, cancel_at } = subscription
  const [item] = items.data
  const settings = typeof customer === 'object' && !customer.deleted ? customer.invoice_settings : undefined
  const card = readCard(subscription.default_payment_method) ?? readCard(settings?.default_payment_method)
  return {
    subscription_id: subscription.id,
    customer_id: typeof customer === 'string' ? customer : customer.id,
    level: item ? planForPrice(item.price) : null,
    status: subscription.status,
    payment_method_brand: card?.brand ?? null,
    payment_method_last4: card?.last4 ?? null,
    current_period_start: item?.current_period_start ?? null,
    current_period_end: item?.current_period_end ?? null,
    cancel_at_period_end:
      subscription.cancel_at_period_end ||
      // A cancellation date within the period means the same as `cancel_at_period_end`.
      (cancel_at !== null && cancel_at <= (item?.current_period_end ?? 0)),
    test_mode: !subscription.livemode,
    started_at: subscription.created,
  }
}
