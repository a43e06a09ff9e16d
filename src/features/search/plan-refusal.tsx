import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/plans.ts'
import { hasAutocomplete } from '#src/domain/account/credits.ts'
import { planTitle, smallestPlanWith } from '#src/domain/account/plans.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { messages, searchErrorMessages } from '#src/words/messages.ts'

/** The plan does not include this search: says which one does. */
export function PlanRefusal() {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const level = smallestPlanWith(plans, hasAutocomplete)?.level
  return (
    <ErrorState
      title={messages.searchFailed}
      action={
        <>
          <Link href={routes.dashboard} className={buttonClass('secondary')}>
            Back to the dashboard
          </Link>
          {level && level !== 'free' && (
            <Link href={links.payment(level)} className={buttonClass('primary')}>
              Upgrade to {planTitle(level)}
            </Link>
          )}
        </>
      }
    >
      {searchErrorMessages.plan_required} {level && `The ${planTitle(level)} plan includes it.`}
    </ErrorState>
  )
}
