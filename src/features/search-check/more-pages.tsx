import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/plans.ts'
import { maxPages, planTitle, smallestPlanWith } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

/** Whether a plan includes this page of a check; true for an unknown plan, since the server decides. */
export function mayFetch(plan: PlanRow | null, page: number): boolean {
  return plan === null || page <= maxPages(plan)
}

/** The smallest plan that includes this page; undefined while the plans are unknown. */
function usePlanWith(page: number): PlanRow | undefined {
  const plans = useLiveQuery(() => readPlans(), [], [])
  return smallestPlanWith(plans, (plan) => mayFetch(plan, page))
}

function UpgradeTo({ plan }: { plan: PlanRow | undefined }) {
  if (!plan || plan.level === 'free') return null
  return (
    <Link href={links.payment(plan.level)} className={buttonClass('secondary')}>
      {lookupWords.upgradeTo(planTitle(plan.level))}
    </Link>
  )
}

/** A link to the smallest plan that includes this page. */
export function PageUpgrade({ page }: { page: number }) {
  return <UpgradeTo plan={usePlanWith(page)} />
}

/** Shown if TikTok has more pages than the plan includes. */
export function MorePages({ kept }: { kept: number }) {
  const plan = usePlanWith(kept + 1)
  return (
    <div className="mb-6">
      <Notice tone="info" action={<UpgradeTo plan={plan} />}>
        {plan ? checkEndingWords.pagesWith(kept, planTitle(plan.level)) : checkEndingWords.more(kept)}
      </Notice>
    </div>
  )
}
