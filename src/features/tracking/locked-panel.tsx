import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/plans.ts'
import { planTitle, smallestPlanWith } from '#src/domain/account/plans.ts'
import { links } from '#src/domain/shell/routes.ts'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { Sparkline } from '#src/ui/chart/sparkline.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { trackingWords } from '#src/words/tracking.ts'

const samplePhrase = 'matcha latte'
const sampleRanks = [14, 12, 13, 9, 9, 7, 8, 5, 4]

/** Where the form would be on a plan that tracks key phrases: what tracking shows, on a sample. */
export function LockedPanel() {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const plan = smallestPlanWith(plans, ({ active_key_phrases }) => active_key_phrases > 0)
  return (
    <Panel title={trackingWords.locked}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <div className="min-w-0 max-w-xl flex-1 basis-72">
          {plan && <p>{trackingWords.planTracks(planTitle(plan.level), plan.active_key_phrases)}</p>}
          {plan && plan.level !== 'free' && (
            <p className="mt-4">
              <Link href={links.payment(plan.level)} className={buttonClass('primary')}>
                {trackingWords.upgrade(planTitle(plan.level))}
              </Link>
            </p>
          )}
        </div>
        <figure className="flex items-center gap-4 rounded-md bg-wash px-4 py-3">
          <div>
            <p className="text-14 text-quiet">{samplePhrase}</p>
            <p className="flex items-baseline gap-2">
              <span className="font-display font-semibold text-25 tabular-nums">4</span>
              <ChangeMark direction="up" sign="+5" words={trackingWords.sampleChange} />
            </p>
          </div>
          <Sparkline
            label={trackingWords.sampleTrend}
            points={sampleRanks.map((rank, at) => ({ at, rank }))}
          />
          <figcaption>
            <Badge tone="neutral">{trackingWords.sample}</Badge>
          </figcaption>
        </figure>
      </div>
    </Panel>
  )
}
