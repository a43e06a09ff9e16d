import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { dashboardWords } from '#src/words/dashboard.ts'
import { lookupWords } from '#src/words/lookups.ts'
import { usageWords } from '#src/words/usage.ts'

interface CreditsPanelProps {
  usage: Usage | null
  plan: PlanRow | null
  /** Whether the last attempt to ask the server failed. */
  failed: boolean
}

export function CreditsPanel({ usage, plan, failed }: CreditsPanelProps) {
  return (
    <Panel title={dashboardWords.credits}>
      {usage ? (
        <>
          <ProgressBar
            label={dashboardWords.creditsUsed}
            value={usage.used}
            max={Math.max(usage.allowance, usage.used)}
            text={usageWords.used(usage)}
          />
          <p className="mt-3 text-14 text-quiet">{dashboardWords.resetsOn(formatDate(usage.resets_at))}</p>
        </>
      ) : failed ? (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={loadAgain}>
              {lookupWords.tryAgain}
            </Button>
          }
        >
          {usageWords.loadFailed}
        </Notice>
      ) : (
        <Skeleton label={dashboardWords.loadingCredits} shape="card" />
      )}
      {hasPlans && plan && (
        <p className="mt-1 text-14 text-quiet capitalize">{dashboardWords.plan(plan.level)}</p>
      )}
    </Panel>
  )
}
