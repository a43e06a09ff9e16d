import { Link } from 'wouter'
import { formatPrice } from '#src/domain/account/plans.ts'
import type { PlanRow, SubscriptionLevel, SubscriptionRow } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planFacts, planWords } from '#src/words/billing/plans.ts'
import { BillingHistory } from './billing-history.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'

function UpgradePanel({ plans }: { plans: readonly PlanRow[] }) {
  const paid = plans.filter(({ level }) => level !== 'free')
  if (paid.length === 0) return null
  return (
    <Panel title={billingWords.upgrade}>
      <ul className="flex flex-col gap-5">
        {paid.map((plan, index) => (
          <li key={plan.level} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium tabular-nums">
                {planWords.priced(planTitle(plan.level), formatPrice(plan.monthly_price_pence))}
              </p>
              <p className="text-14 text-quiet">{planFacts(plan).join(' · ')}</p>
            </div>
            <Link
              href={links.payment(plan.level)}
              className={buttonClass(index === 0 ? 'primary' : 'secondary')}
            >
              {planWords.upgradeTo(planTitle(plan.level))}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

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
