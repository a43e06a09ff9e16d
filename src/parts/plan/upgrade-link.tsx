import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import type { ButtonVariant } from '#src/ui/controls/button.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

interface UpgradeLinkProps {
  /** The plan to offer. If it is undefined or free, the component renders nothing. */
  level: SubscriptionLevel | undefined
  variant?: ButtonVariant
}

export function UpgradeLink({ level, variant }: UpgradeLinkProps) {
  if (!level || level === 'free') return null
  return (
    <ButtonLink variant={variant} href={links.payment(level)}>
      {lookupWords.upgradeTo(planTitle(level))}
    </ButtonLink>
  )
}
