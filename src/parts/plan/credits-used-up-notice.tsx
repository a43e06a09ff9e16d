import { nextLevel } from '#src/domain/account/plans.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { priceWords } from '#src/words/billing/prices.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

interface CreditsUsedUpNoticeProps {
  usage: Usage
  plan: PlanRow | null
}

export function CreditsUsedUpNotice({ usage, plan }: CreditsUsedUpNoticeProps) {
  const next = hasPlans && plan && nextLevel(plan.level)
  return (
    <Notice
      tone="info"
      action={
        next && <ButtonLink href={links.payment(next)}>{lookupWords.upgradeTo(planTitle(next))}</ButtonLink>
      }
    >
      {priceWords.allUsed(usage.allowance)} {priceWords.moreOn(formatDate(usage.resets_at))}
    </Notice>
  )
}
