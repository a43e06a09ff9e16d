const tones = { active: 'good', past_due: 'warning', canceled: 'bad' } as const

export function subscriptionTone(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'neutral'
}

/** The server applies the same rule. */
export function isPaidFor(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

/** The server requires this too. */
export function canUpgrade(subscription: {
  subscription_status: string
  cancel_at_period_end: boolean
}): boolean {
  const { subscription_status: status, cancel_at_period_end } = subscription
  return (status === 'active' || status === 'trialing') && !cancel_at_period_end
}
