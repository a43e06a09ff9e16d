import { useLiveQuery } from 'dexie-react-hooks'
import { readPlans, readProfile, readSubscription, readUsage } from '#src/db/reads/profile.ts'

/** One query, which also waits for `code`, to avoid layout shifts. Undefined while loading. */
export function useAccount(code: () => Promise<void>) {
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
