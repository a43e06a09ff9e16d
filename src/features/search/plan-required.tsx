import { useLiveQuery } from 'dexie-react-hooks'
import { readPlans } from '#src/db/reads/profile.ts'
import { hasAutocomplete } from '#src/domain/account/credits.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { UpgradeLink } from '#src/parts/plan/upgrade-link.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
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
          <ButtonLink href={routes.dashboard}>{lookupWords.toDashboard}</ButtonLink>
          <UpgradeLink variant="primary" level={level} />
        </>
      }
    >
      {searchErrorWords.reasons.plan_required} {level && searchPageWords.includedIn(planTitle(level))}
    </ErrorState>
  )
}
