import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { usageWords } from '#src/words/usage.ts'
import { loadAgain } from './actions.ts'

interface CreditsPanelProps {
  usage: Usage | null
  plan: PlanRow | null
  /** Whether the last attempt to ask the server failed. */
  failed: boolean
}

export function CreditsPanel({ usage, plan, failed }: CreditsPanelProps) {
  return (
    <Panel title="Credits">
      {usage ? (
        <>
          <ProgressBar
            label="Credits used"
            value={usage.used}
            max={Math.max(usage.allowance, usage.used)}
            text={usageWords.used(usage)}
          />
          <p className="mt-3 text-14 text-quiet">Resets on {formatDate(usage.resets_at)}.</p>
        </>
      ) : failed ? (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={loadAgain}>
              Try again
            </Button>
          }
        >
          {usageWords.loadFailed}
        </Notice>
      ) : (
        <Skeleton label="Loading credits" shape="card" />
      )}
      {hasPlans && plan && <p className="mt-1 text-14 text-quiet capitalize">{plan.level} plan</p>}
    </Panel>
  )
}
