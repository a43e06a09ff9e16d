import { nextLevel } from '#src/domain/account/plans.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { UpgradeLink } from './upgrade-link.tsx'

export function CreditsUsedUpNotice({ usage, plan }: { usage: Usage; plan: PlanRow | null }) {
  const next = hasPlans && plan && nextLevel(plan.level)
  return (
    <Notice tone="info" action={next && <UpgradeLink level={next} />}>
      {priceWords.allUsed(usage.allowance)} {priceWords.moreOn(formatDate(usage.resets_at))}
    </Notice>
  )
}
