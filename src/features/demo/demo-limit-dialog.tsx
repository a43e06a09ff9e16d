import { Link, useLocation } from 'wouter'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Says that the day's free searches are used up. Upgrade Plan goes to /signup, closing goes to /#pricing. */
export function DemoLimitDialog() {
  const [, navigate] = useLocation()
  return (
    <Dialog
      open
      onClose={() => navigate(`${routes.home}#pricing`)}
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
