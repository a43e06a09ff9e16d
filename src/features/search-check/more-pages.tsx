import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/profile.ts'
import { maxPages, smallestPlanWith } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

/** True if the plan is unknown, because the server decides. */
function mayFetch(plan: PlanRow | null, page: number): boolean {
  return plan === null || page <= maxPages(plan)
}

function usePlanWith(page: number): PlanRow | undefined {
  const plans = useLiveQuery(() => readPlans(), [], [])
  return smallestPlanWith(plans, (plan) => mayFetch(plan, page))
}

interface UpgradeToProps {
  plan: PlanRow | undefined
  /** Renders an inline link instead of a button. */
  plain?: boolean
}

function UpgradeTo({ plan, plain = false }: UpgradeToProps) {
  if (!plan || plan.level === 'free') return null
  const inLine = 'inline-flex target items-center text-accent underline underline-offset-4'
  return (
    <Link href={links.payment(plan.level)} className={plain ? inLine : buttonClass('secondary')}>
      {lookupWords.upgradeTo(planTitle(plan.level))}
    </Link>
  )
}

export function PageUpgrade({ page }: { page: number }) {
  return <UpgradeTo plan={usePlanWith(page)} />
}

/** Whether the next page needs a larger plan; false for the tracker's checks, which a user cannot continue. */
export function needsPlan(
  { state, next_cursor, origin, pages_done }: CheckRow,
  plan: PlanRow | null,
): boolean {
  return state === 'done' && next_cursor !== null && origin === 'user' && !mayFetch(plan, pages_done + 1)
}

export function MorePages({ kept }: { kept: number }) {
  const plan = usePlanWith(kept + 1)
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-14 text-quiet">
      {plan ? checkEndingWords.pagesWith(kept, planTitle(plan.level)) : checkEndingWords.more(kept)}
      <UpgradeTo plan={plan} plain />
    </p>
  )
}
