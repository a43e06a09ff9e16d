import type { SubscriptionLevel, SubscriptionRow } from '#src/domain/account/rows.ts'
import { isPaidFor, subscriptionTone } from '#src/domain/account/subscription.ts'
import { formatEpochDate } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'

interface SubscriptionCardProps {
  subscription: SubscriptionRow
  level: SubscriptionLevel
}

function paymentMethod({ payment_method_brand, payment_method_last4 }: SubscriptionRow): string {
  if (!payment_method_last4) return billingWords.none
  const brand = payment_method_brand ?? billingWords.card
  return billingWords.cardEnding(brand.charAt(0).toUpperCase() + brand.slice(1), payment_method_last4)
}

export function SubscriptionCard({ subscription, level }: SubscriptionCardProps) {
  const { subscription_status: status, cancel_at_period_end, current_period_end, test_mode } = subscription
  const end = formatEpochDate(current_period_end)
  const paidFor = isPaidFor(status)
  const renewal = paidFor && !cancel_at_period_end ? billingWords.renewsOn : billingWords.endsOn
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid items-baseline gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
        <div className="sm:contents">
          <dt className="text-14 text-quiet">{billingWords.plan}</dt>
          <dd>{planTitle(level)}</dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">{billingWords.status}</dt>
          <dd>
            <Badge tone={subscriptionTone(status)}>
              <span data-status={status} className="inline-block first-letter:uppercase">
                {billingWords.statusOf(status)}
              </span>
            </Badge>
          </dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">{billingWords.paymentMethod}</dt>
          <dd>{paymentMethod(subscription)}</dd>
        </div>
        <div className="sm:contents">
          <dt className="text-14 text-quiet">{renewal}</dt>
          <dd>{end}</dd>
        </div>
      </dl>
      {cancel_at_period_end && paidFor && (
        <Notice tone="warning">
          {status === 'past_due' ? billingWords.ends(end) : billingWords.unchangedUntil(end)}
        </Notice>
      )}
      {status === 'past_due' && <Notice tone="warning">{billingWords.pastDue}</Notice>}
      {test_mode && <Notice tone="info">{billingWords.testMode}</Notice>}
    </div>
  )
}
