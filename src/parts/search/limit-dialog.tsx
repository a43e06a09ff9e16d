import type { ReactNode } from 'react'
import { nextLevel, planTitle } from '#src/domain/account/plans.ts'
import type { PlanRow, SubscriptionLevel, Usage } from '#src/domain/account/rows.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { counted, formatDate } from '#src/lib/format.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { messages } from '#src/words/messages.ts'

interface LimitDialogProps {
  level: SubscriptionLevel
  /** Its row, once it is known. */
  plan: PlanRow | null
  usage: Usage | null
  onClose: () => void
  /** Draws a link of the app. */
  link: (link: { href: string; className: string; children: string }) => ReactNode
}

/**
 * Says that the allowance is used up. Upgrade Plan leads a signed-in user to the next plan's payment, who on the
 * highest plan learns when the searches come back (spec, section 8).
 */
export function LimitDialog({ level, plan, usage, onClose, link }: LimitDialogProps) {
  const next = hasPlans ? nextLevel(level) : null
  const allowance = plan?.monthly_credits ?? usage?.allowance
  // The title speaks of a day; what is used up is a plan's month, and that is said first.
  const own =
    usage && allowance !== undefined
      ? `You have used all ${counted(allowance, 'credit')}${hasPlans ? ` of your ${planTitle(level)} plan` : ''}. More on ${formatDate(usage.resets_at)}.`
      : undefined
  const className = buttonClass('primary')
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.limitTitle}
      description={own}
      actions={
        next
          ? link({ href: links.payment(next), className, children: 'Upgrade Plan' })
          : link({ href: routes.dashboard, className, children: 'Back to the dashboard' })
      }
    >
      {next && <p>{messages.limitText}</p>}
    </Dialog>
  )
}
