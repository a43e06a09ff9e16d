import type { PlanRow, SubscriptionLevel, SubscriptionRow } from '#src/domain/account/rows.ts'
import { BillingHistory } from './billing-history.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'

interface BillingProps {
  level: SubscriptionLevel
  subscription: SubscriptionRow | null
  plans: readonly PlanRow[]
}

export function Billing({ level, subscription, plans }: BillingProps) {
  const pays = level !== 'free' || subscription !== null
  return (
    <>
      {level === 'free' && <UpgradePanel plans={plans} />}
      {pays && <SubscriptionPanel level={level} subscription={subscription} />}
      {pays && <BillingHistory level={level} />}
    </>
  )
}
