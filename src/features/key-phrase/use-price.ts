import { useLiveQuery } from 'dexie-react-hooks'
import { readPlan } from '#src/db/plans.ts'
import { readProfile } from '#src/db/profile.ts'
import { readUsage } from '#src/db/usage.ts'
import type { PlanRow, Usage } from '#src/domain/rows.ts'

/** What the user may spend on a check, as far as this device knows. */
export function usePrice(): { plan: PlanRow | null; usage: Usage | null } {
  const known = useLiveQuery(async () => {
    const profile = await readProfile()
    const [plan, usage] = await Promise.all([
      profile ? readPlan(profile.subscription_level) : undefined,
      readUsage(),
    ])
    return { plan: plan ?? null, usage: usage ?? null }
  })
  return known ?? { plan: null, usage: null }
}
