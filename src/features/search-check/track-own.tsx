import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readAllowance, readPlans } from '#src/db/reads/profile.ts'
import { includesTracking, smallestPlanWith } from '#src/domain/account/plans.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { accountDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import { ownerOf, yourBest } from '#src/domain/tracking/yours.ts'
import { useYours } from '#src/parts/ranking/use-compared-check.ts'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { checkEndingWords } from '#src/words/check/check-endings.ts'

const linkClass = 'target cursor-pointer text-link print:hidden'

export function TrackOwn({ check }: { check: CheckRow }) {
  const yours = useYours(check)
  const read = useLiveQuery(async () => ({ plan: (await readAllowance()).plan, plans: await readPlans() }))
  if (!read?.plan || !yours) return null
  const best = yourBest(check.search_ranking_results, yours)
  if (!best || ownerOf(best, { tracked: yours.tracked, accounts: [] })) return null
  if (!includesTracking(read.plan)) {
    const tracking = smallestPlanWith(read.plans, includesTracking)
    if (!tracking) return null
    return (
      <Link
        href={links.rankTracking({ add: check.search_term, country: check.country })}
        className={linkClass}
      >
        {checkEndingWords.trackOwnWith(planTitle(tracking.level))}
      </Link>
    )
  }
  const track = () => addTracked([accountDraft(check.search_term, check.country, best.username)])
  return (
    <button type="button" className={linkClass} onClick={() => void track()}>
      {checkEndingWords.trackOwn}
    </button>
  )
}
