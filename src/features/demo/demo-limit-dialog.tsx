import { Link, useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { messages } from '#src/words/messages.ts'

/**
 * Says that the day's free searches are used up. Upgrade Plan goes to /signup, closing goes to /#pricing; without plans
 * an account is offered instead.
 */
export function DemoLimitDialog() {
  const [, navigate] = useLocation()
  return (
    <Dialog
      open
      onClose={() => navigate(hasPlans ? `${routes.home}#pricing` : routes.home)}
      title={messages.limitTitle}
      description={
        hasPlans ? messages.limitText : 'You get three more tomorrow, or more today with an account.'
      }
      actions={
        <Link href={routes.signup} className={buttonClass('primary')}>
          {hasPlans ? 'Upgrade Plan' : 'Create an account'}
        </Link>
      }
    />
  )
}
