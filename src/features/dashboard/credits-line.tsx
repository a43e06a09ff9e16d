import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { retryPull } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { usageWords } from '#src/words/billing/usage.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

interface CreditsLineProps {
  usage: Usage | null
  plan: PlanRow | null
  /** Whether the last sync failed, also for lack of a network. */
  failed: boolean
}

export function CreditsLine({ usage, plan, failed }: CreditsLineProps) {
  if (!usage && failed)
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={retryPull}>
            {lookupWords.tryAgain}
          </Button>
        }
      >
        {usageWords.loadFailed}
      </Notice>
    )
  return (
    <section aria-label={dashboardWords.credits} className="min-h-15" aria-busy={usage === null}>
      {usage ? (
        <>
          <ProgressBar
            label={dashboardWords.credits}
            value={usage.used}
            max={Math.max(usage.allowance, usage.used)}
            text={usageWords.used(usage)}
          />
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 text-quiet">
            <span>
              {dashboardWords.left(Math.max(0, usage.allowance - usage.used), formatDate(usage.resets_at))}
            </span>
            {hasPlans && plan && <span>{dashboardWords.plan(planTitle(plan.level))}</span>}
          </p>
        </>
      ) : (
        <span className="sr-only">{dashboardWords.loadingCredits}</span>
      )}
    </section>
  )
}
