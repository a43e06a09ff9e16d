import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/profile.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import { links } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import { SampleList } from './sample-list.tsx'

/** `phrase`: what the user wants to track, or ''. */
export function LockedPanel({ phrase }: { phrase: string }) {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const plan = smallestPlanWith(plans, ({ active_key_phrases }) => active_key_phrases > 0)
  return (
    <Panel title={trackingOutcomeWords.locked}>
      {/* Reserves space for the plans, which load from the device a moment later. */}
      <div className="mb-6 flex min-h-27 flex-col items-start gap-4 sm:min-h-11 sm:flex-row sm:items-center sm:justify-between">
        {plan && (
          <p className="max-w-xl">
            {phrase
              ? trackingPageWords.planTracksPhrase(planTitle(plan.level), phrase, plan.active_key_phrases - 1)
              : trackingPageWords.planTracks(planTitle(plan.level), plan.active_key_phrases)}
          </p>
        )}
        {plan && plan.level !== 'free' && (
          <Link href={links.payment(plan.level)} className={`${buttonClass('primary')} shrink-0`}>
            {trackingPageWords.upgrade(planTitle(plan.level))}
          </Link>
        )}
      </div>
      <SampleList />
    </Panel>
  )
}
