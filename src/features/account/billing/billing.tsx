import { useLiveQuery } from 'dexie-react-hooks'
import { readSubscription } from '#src/db/reads/subscription.ts'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { BillingHistory } from './billing-history.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'

/** The panels about money. Who has never paid sees what could be bought; a subscription that ended stays in sight. */
export function Billing({ level }: { level: SubscriptionLevel }) {
  const subscription = useLiveQuery(async () => (await readSubscription()) ?? null)
  if (subscription === undefined) return null
  const pays = level !== 'free' || subscription !== null
  return (
    <>
      {level === 'free' && <UpgradePanel />}
      {pays && <SubscriptionPanel level={level} subscription={subscription} />}
      {pays && <BillingHistory level={level} />}
    </>
  )
}
