import { planTitle } from '#src/domain/account/plans.ts'
import type { SubscriptionLevel, SubscriptionRow } from '#src/domain/account/rows.ts'
import { isPaidFor, subscriptionTone, subscriptionWord } from '#src/domain/account/subscription.ts'
import { formatEpochDate } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'

interface SubscriptionCardProps {
  subscription: SubscriptionRow
  level: SubscriptionLevel
}

function paymentMethod({ payment_method_brand, payment_method_last4 }: SubscriptionRow): string {
  if (!payment_method_last4) return 'N/A'
  const brand = payment_method_brand ?? 'Card'
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${payment_method_last4}`
}

/** The subscription as the server last told of it (spec, section 4). */
export function SubscriptionCard({ subscription, level }: SubscriptionCardProps) {
  const { subscription_status: status, cancel_at_period_end, current_period_end, test_mode } = subscription
  const end = formatEpochDate(current_period_end)
  const paidFor = isPaidFor(status)
  const renewal = paidFor && !cancel_at_period_end ? 'Renews on' : 'Period ends on'
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
        <div className="sm:contents">
          <dt className="text-14 text-quiet">Plan</dt>
          <dd>{planTitle(level)}</dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">Status</dt>
          <dd>
            <Badge tone={subscriptionTone(status)}>
              <span data-status={status}>{subscriptionWord(status)}</span>
            </Badge>
          </dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">Payment method</dt>
          <dd>{paymentMethod(subscription)}</dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">{renewal}</dt>
          <dd>{end}</dd>
        </div>
      </dl>
      {cancel_at_period_end && paidFor && (
        <Notice tone="warning">
          Your subscription ends on {end}.{status !== 'past_due' && ' Until then, nothing changes.'}
        </Notice>
      )}
      {status === 'past_due' && (
        <Notice tone="warning">
          The last payment did not go through. Pay it under Manage Subscription to keep your plan.
        </Notice>
      )}
      {test_mode && <Notice tone="info">This is a test subscription. No real money is charged.</Notice>}
    </div>
  )
}
