import { useLiveQuery } from 'dexie-react-hooks'
import { readPlan } from '#src/db/plans.ts'
import { readProfile } from '#src/db/profile.ts'
import { readUsage } from '#src/db/usage.ts'
import type { PlanRow, ProfileRow, Usage } from '#src/domain/rows.ts'

export interface Overview {
  profile: ProfileRow
  plan: PlanRow | null
  usage: Usage | null
}

/** What the dashboard shows, from the device. `undefined` while reading, null when nothing was pulled yet. */
export function useOverview(): Overview | null | undefined {
  return useLiveQuery(async () => {
    const profile = await readProfile()
    if (!profile) return null
    const [plan, usage] = await Promise.all([readPlan(profile.subscription_level), readUsage()])
    return { profile, plan: plan ?? null, usage: usage ?? null }
  })
}
