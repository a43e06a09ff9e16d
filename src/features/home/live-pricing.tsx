import { useEffect, useState } from 'react'
import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { Pricing } from './pricing.tsx'

/** The plans that came with the page, else those that the server has; null until then. */
function usePlans(): readonly PlanRow[] | null {
  const [plans, setPlans] = useState(() => preloaded('plans') ?? null)
  useEffect(() => {
    if (plans !== null) return
    const leaving = new AbortController()
    fetchPart(() => import('./actions.ts'))
      .then(({ loadPlans }) => loadPlans(leaving.signal))
      // Without them the section stays without cards: nothing else on the page depends on it.
      .then(setPlans, () => undefined)
    return () => leaving.abort()
  }, [plans])
  return plans
}

/** The plans for whoever is here; a visitor has no level. */
export function LivePricing({ level = null }: { level?: SubscriptionLevel | null }) {
  return <Pricing plans={usePlans()} level={level} />
}
