import type { SubscriptionRow } from './rows.ts'

const tones = { active: 'good', past_due: 'warning', canceled: 'bad' } as const

export function subscriptionTone(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'neutral'
}

/** Includes `past_due`, because the plan stays valid while Stripe retries the payment. */
export function isPaidFor(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

type Renewal = Pick<SubscriptionRow, 'subscription_status' | 'cancel_at_period_end'>

/** The server refuses to upgrade any other subscription. */
export function canUpgrade({ subscription_status: status, cancel_at_period_end }: Renewal): boolean {
  return (status === 'active' || status === 'trialing') && !cancel_at_period_end
}
