import { Link } from 'wouter'
import { nextLevel } from '#src/domain/account/plans.ts'
import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { canUpgrade, isPaidFor, subscriptionTone } from '#src/domain/account/subscription.ts'
import { links } from '#src/domain/shell/routes.ts'
import { formatEpochDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { retryPull } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncPart } from '#src/state/sync-status.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planWords } from '#src/words/billing/plans.ts'
import { type AccountFacts, FactList } from '../facts.tsx'
import { goBackToFree, manageSubscription } from './actions.ts'

function paymentMethod({ payment_method_brand, payment_method_last4 }: SubscriptionRow): string {
  if (!payment_method_last4) return billingWords.none
  const brand = payment_method_brand ?? billingWords.card
  return billingWords.cardEnding(brand.charAt(0).toUpperCase() + brand.slice(1), payment_method_last4)
}

function SubscriptionCard({ subscription, plan }: { subscription: SubscriptionRow; plan: string }) {
  const { subscription_status: status, cancel_at_period_end, current_period_end, test_mode } = subscription
  const end = formatEpochDate(current_period_end)
  const paidFor = isPaidFor(status)
  const renewal = paidFor && !cancel_at_period_end ? billingWords.renewsOn : billingWords.endsOn
  return (
    <div className="flex flex-col gap-4">
      <FactList
        facts={[
          [billingWords.plan, plan],
          [
            billingWords.status,
            <Badge key="status" tone={subscriptionTone(status)}>
              <span data-status={status} className="inline-block first-letter:uppercase">
                {billingWords.statusOf(status)}
              </span>
            </Badge>,
          ],
          [billingWords.paymentMethod, paymentMethod(subscription)],
          [renewal, end],
        ]}
      />
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

type SubscriptionPanelProps = Pick<AccountFacts, 'profile' | 'subscription'>

export function SubscriptionPanel({ profile, subscription }: SubscriptionPanelProps) {
  const level = profile.subscription_level
  const managing = useOneAtATime()
  const leaving = useOneAtATime()
  const manage = () => void managing.run(manageSubscription)
  const paidFor = subscription !== null && isPaidFor(subscription.subscription_status)
  const dearer = subscription && canUpgrade(subscription) ? nextLevel(level) : null

  return (
    <Panel
      title={billingWords.subscription}
      actions={
        <Button busy={managing.busy} disabled={leaving.busy} onClick={manage}>
          {billingWords.manage}
        </Button>
      }
    >
      {subscription ? (
        <SubscriptionCard subscription={subscription} plan={planTitle(level)} />
      ) : (
        <NoSubscription />
      )}
      {dearer && (
        <Link href={links.payment(dearer)} className={`mt-4 ${buttonClass('primary')}`}>
          {planWords.upgradeTo(planTitle(dearer))}
        </Link>
      )}
      {!paidFor && level !== 'free' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink variant="primary" href={links.payment(level)}>
            {billingWords.subscribe}
          </ButtonLink>
          <Button busy={leaving.busy} disabled={managing.busy} onClick={() => void leaving.run(goBackToFree)}>
            {billingWords.backToFree}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Shown if the user has no subscription, or if none has been pulled yet. */
function NoSubscription() {
  const lack = useLack()
  const phase = useSyncPart('phase')
  if (lack === 'failed' || lack === 'offline')
    return (
      <Notice tone="warning" onRetry={retryPull} trying={isTrying(phase)}>
        {billingWords.subscriptionLoadFailed}
      </Notice>
    )
  if (lack === 'loading') return <Skeleton label={billingWords.loadingSubscription} shape="card" />
  return <p className="text-quiet">{billingWords.noSubscription}</p>
}
