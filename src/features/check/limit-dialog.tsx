import { Link, useLocation } from 'wouter'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Says that the allowance is used up. Upgrade Plan goes to /signup, closing goes to / (spec, section 8). */
export function LimitDialog() {
  const [, navigate] = useLocation()
  return (
    <Dialog
      open
      onClose={() => navigate(routes.home)}
      title={messages.limitTitle}
      description={messages.limitText}
      actions={
        <Link href={routes.signup} className={buttonClass('primary')}>
          Upgrade Plan
        </Link>
      }
    />
  )
}
