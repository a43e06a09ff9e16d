import { useLiveQuery } from 'dexie-react-hooks'
import { readSubscription } from '#src/db/reads/billing.ts'
import { readPlans, readProfile, readUsage } from '#src/db/reads/profile.ts'
import type { PlanRow, ProfileRow, SubscriptionRow, Usage } from '#src/domain/account/rows.ts'

interface AccountFacts {
  profile: ProfileRow | null
  usage: Usage | null
  subscription: SubscriptionRow | null
  plans: readonly PlanRow[]
}

/** One query, which also waits for `code`, to avoid layout shifts. Undefined while loading. */
export function useAccount(code: () => Promise<void>): AccountFacts | undefined {
  return useLiveQuery(async () => {
    const [profile, usage, subscription, plans] = await Promise.all([
      readProfile(),
      readUsage(),
      readSubscription(),
      readPlans(),
      code(),
    ])
    return { profile: profile ?? null, usage: usage ?? null, subscription: subscription ?? null, plans }
  })
}
