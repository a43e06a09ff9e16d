/** Returns a subscription in the format that `apply_stripe_subscription` accepts. */
export function stripeSubscription(customerId: string, changes: object = {}) {
  return {
    subscription_id: `sub_${customerId}`,
    customer_id: customerId,
    level: 'pro',
    status: 'active',
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    current_period_start: 1,
    current_period_end: 2,
    cancel_at_period_end: false,
    test_mode: true,
    started_at: 1,
    ...changes,
  }
}
