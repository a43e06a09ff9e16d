const tones = { active: 'good', past_due: 'warning', canceled: 'bad' } as const

export function subscriptionTone(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'neutral'
}

/** Includes `past_due`, because the plan stays valid while Stripe retries the payment. */
export function isPaidFor(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

/** The server refuses to upgrade any other subscription. */
export function canUpgrade(subscription: {
  subscription_status: string
  cancel_at_period_end: boolean
}): boolean {
  const { subscription_status: status, cancel_at_period_end } = subscription
  return (status === 'active' || status === 'trialing') && !cancel_at_period_end
}
