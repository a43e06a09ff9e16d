import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/profile.ts'
import { maxPages, smallestPlanWith } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { UpgradeLink } from '#src/parts/plan/upgrade-link.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

/** Returns true if the plan is unknown, because the server decides. */
function mayFetch(plan: PlanRow | null, page: number): boolean {
  return plan === null || page <= maxPages(plan)
}

function usePlanWith(page: number): PlanRow | undefined {
  const plans = useLiveQuery(() => readPlans(), [], [])
  return smallestPlanWith(plans, (plan) => mayFetch(plan, page))
}

export function PageUpgrade({ page }: { page: number }) {
  return <UpgradeLink level={usePlanWith(page)?.level} />
}

/** Whether the next page needs a larger plan; false for the tracker's checks, which users cannot continue. */
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
      {plan && plan.level !== 'free' && (
        <Link href={links.payment(plan.level)} className="inline-flex target items-center text-link">
          {lookupWords.upgradeTo(planTitle(plan.level))}
        </Link>
      )}
    </p>
  )
}
