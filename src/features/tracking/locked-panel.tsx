import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readPlans } from '#src/db/reads/profile.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import { type CountryCode, countryName } from '#src/domain/countries.ts'
import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { links } from '#src/domain/shell/routes.ts'
import { Change } from '#src/parts/tracking/position-cells.tsx'
import { Sparkline } from '#src/ui/chart/sparkline.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'

/** A rank is null if the check did not find the video. */
const sample: readonly { phrase: string; country: CountryCode; ranks: readonly (number | null)[] }[] = [
  { phrase: 'iced matcha recipe', country: 'gb', ranks: [3, 3, 4, 4, 3, 5, 5, 5, 6, 6, 6, 6, 6, 9] },
  { phrase: 'matcha latte', country: 'gb', ranks: [14, 12, 13, 9, 9, 7, 8, 8, 6, 6, 5, 5, 5, 4] },
  {
    phrase: 'oat milk latte',
    country: 'us',
    ranks: [20, null, null, 22, 19, 18, 18, 15, 15, 13, 12, 12, 12, 11],
  },
  { phrase: 'matcha whisk', country: 'gb', ranks: [2, 2, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1] },
]

function SampleList() {
  const { columns } = trackedListWords
  return (
    <figure>
      <figcaption className="mb-2 flex items-center gap-2 text-14 text-quiet">
        <Badge tone="accent">{trackingPageWords.sample}</Badge>
        {trackingPageWords.sampleAbout}
      </figcaption>
      <table className="w-full border-line border-t text-left">
        <thead className="sr-only">
          <tr>
            {[columns.position, columns.phrase, columns.trend, columns.change].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ phrase, country, ranks }) => {
            const shown = ranks.filter((rank) => rank !== null)
            const [before = 0, last = 0] = shown.slice(-2)
            const by = before - last
            const change: PositionChange = by === 0 ? { kind: 'same' } : { kind: 'moved', by }
            return (
              <tr key={phrase} className="h-14 border-line border-b">
                <td className="w-10 pr-3 text-right font-display font-semibold text-25 tabular-nums">
                  {last}
                </td>
                <th scope="row" className="font-semibold text-14">
                  <span className="block leading-4.5">{phrase}</span>
                  <span className="font-normal text-12 text-quiet">{countryName(country)}</span>
                </th>
                <td className="w-28 max-sm:w-20 *:max-w-full">
                  <Sparkline
                    label={positionWords.trend(
                      ranks.length,
                      { from: Math.min(...shown), to: Math.max(...shown) },
                      ranks.length - shown.length,
                      0,
                    )}
                    points={ranks.map((rank, at) => ({ at, rank }))}
                  />
                </td>
                <td className="w-12 text-right text-14">
                  <Change change={change} told={trackedListWords.sinceLast} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

/** `phrase` is the phrase that the user wants to track; '' if none. */
export function LockedPanel({ phrase }: { phrase: string }) {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const plan = smallestPlanWith(plans, ({ active_key_phrases }) => active_key_phrases > 0)
  return (
    <Panel title={trackingOutcomeWords.locked}>
      {/* Reserves space until the plans are read. */}
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
