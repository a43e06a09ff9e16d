import { useLiveQuery } from 'dexie-react-hooks'
import { Link, useLocation } from 'wouter'
import { readProfile } from '#src/db/profile.ts'
import { readUsage } from '#src/db/usage.ts'
import { formatDate } from '#src/domain/format.ts'
import { messages } from '#src/domain/messages.ts'
import { nextLevel, planTitles } from '#src/domain/plans.ts'
import { links, routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/**
 * Says that the allowance is used up. Upgrade Plan leads a signed-in user to the next plan's payment, who on the
 * highest plan learns when the searches come back; closing goes to / (spec, section 8).
 */
export function LimitDialog() {
  const [, navigate] = useLocation()
  const known = useLiveQuery(async () => ({ profile: await readProfile(), usage: await readUsage() }))
  if (!known) return null
  const { usage } = known
  const level = known.profile?.subscription_level ?? 'free'
  const next = nextLevel(level)
  return (
    <Dialog
      open
      onClose={() => navigate(routes.home)}
      title={messages.limitTitle}
      description={next ? messages.limitText : undefined}
      actions={
        next ? (
          <Link href={links.payment(next)} className={buttonClass('primary')}>
            Upgrade Plan
          </Link>
        ) : (
          <Link href={routes.dashboard} className={buttonClass('primary')}>
            Back to the dashboard
          </Link>
        )
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
