import type { ReactNode } from 'react'
import { formatDate } from '#src/domain/format.ts'
import { messages } from '#src/domain/messages.ts'
import { nextLevel, planTitles } from '#src/domain/plans.ts'
import { links, routes } from '#src/domain/routes.ts'
import type { SubscriptionLevel, Usage } from '#src/domain/rows.ts'
import { buttonClass } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface LimitDialogProps {
  level: SubscriptionLevel
  usage: Usage | null
  onClose: () => void
  /** Draws a link of the app. */
  link: (link: { href: string; className: string; children: string }) => ReactNode
}

/**
 * Says that the allowance is used up. Upgrade Plan leads a signed-in user to the next plan's payment, who on the
 * highest plan learns when the searches come back (spec, section 8).
 */
export function LimitDialog({ level, usage, onClose, link }: LimitDialogProps) {
  const next = nextLevel(level)
  const className = buttonClass('primary')
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.limitTitle}
      description={next ? messages.limitText : undefined}
      actions={
        next
          ? link({ href: links.payment(next), className, children: 'Upgrade Plan' })
          : link({ href: routes.dashboard, className, children: 'Back to the dashboard' })
      }
    >
      {usage && (
        <p>
          Your {planTitles[level]} plan has {usage.allowance.toLocaleString('en-GB')} searches per month. They
          come back on {formatDate(usage.resets_at)}.
        </p>
      )}
    </Dialog>
  )
}
