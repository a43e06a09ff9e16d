import { useEffect, useState } from 'react'
import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { Pricing } from './pricing.tsx'

function usePlans(): readonly PlanRow[] | null {
  const [plans, setPlans] = useState(() => preloaded('plans') ?? null)
  useEffect(() => {
    if (plans !== null) return
    const leaving = new AbortController()
    fetchPart(() => import('#src/remote/tables/public-plans.ts'))
      .then(({ publicPlans }) => publicPlans(leaving.signal))
      // On failure, the section has no cards; nothing else on the page depends on the plans.
      .then(setPlans, () => undefined)
    return () => leaving.abort()
  }, [plans])
  return plans
}

export function LivePricing({ level = null }: { level?: SubscriptionLevel | null }) {
  return <Pricing plans={usePlans()} level={level} />
}
