import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/profile.ts'
import { hasAutocomplete } from '#src/domain/account/credits.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchErrorWords } from '#src/words/search/search-errors.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'

export function PlanRequired() {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const level = smallestPlanWith(plans, hasAutocomplete)?.level
  return (
    <ErrorState
      title={searchErrorWords.failed}
      action={
        <>
          <Link href={routes.dashboard} className={buttonClass('secondary')}>
            {lookupWords.toDashboard}
          </Link>
          {level && level !== 'free' && (
            <Link href={links.payment(level)} className={buttonClass('primary')}>
              {lookupWords.upgradeTo(planTitle(level))}
            </Link>
          )}
        </>
      }
    >
      {searchErrorWords.reasons.plan_required} {level && searchPageWords.includedIn(planTitle(level))}
    </ErrorState>
  )
}
