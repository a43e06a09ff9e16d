import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { creditsUsedUpWords } from '#src/words/billing/credits-used-up.ts'
import { demoResultWords } from '#src/words/search/demo-results.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

export function DemoLimitDialog() {
  const [, navigate] = useLocation()
  return (
    <Dialog
      onClose={() => navigate(hasPlans ? `${routes.home}#pricing` : routes.home)}
      title={creditsUsedUpWords.title}
      description={hasPlans ? creditsUsedUpWords.text : demoResultWords.moreWithAccount}
      actions={
        <ButtonLink variant="primary" href={routes.signup}>
          {hasPlans ? lookupWords.upgrade : demoResultWords.signUp}
        </ButtonLink>
      }
    />
  )
}
