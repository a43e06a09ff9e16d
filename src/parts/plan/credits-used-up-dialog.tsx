import { useLiveQuery } from 'dexie-react-hooks'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import { nextLevel } from '#src/domain/account/plans.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { formatDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { creditsUsedUpWords } from '#src/words/billing/credits-used-up.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

export function CreditsUsedUpDialog() {
  const [, navigate] = useLocation()
  const allowance = useLiveQuery(readAllowance)
  if (!allowance) return null
  const { profile, plan, usage } = allowance
  const level = profile?.subscription_level ?? 'free'
  const next = hasPlans ? nextLevel(level) : null
  // The title names a daily limit, but the allowance is monthly, so this text gives the number of used
  // credits and the date of the next ones.
  const usedText = ({ allowance, resets_at }: Usage) => {
    const credits = plan?.monthly_credits ?? allowance
    const date = formatDate(resets_at)
    return hasPlans
      ? creditsUsedUpWords.usedOf(credits, planTitle(level), date)
      : creditsUsedUpWords.used(credits, date)
  }
  return (
    <Dialog
      onClose={() => navigate(routes.home)}
      title={creditsUsedUpWords.title}
      description={usage ? usedText(usage) : undefined}
      actions={
        <ButtonLink variant="primary" href={next ? links.payment(next) : routes.dashboard}>
          {next ? lookupWords.upgrade : lookupWords.toDashboard}
        </ButtonLink>
      }
    >
      {next && <p>{creditsUsedUpWords.text}</p>}
    </Dialog>
  )
}
