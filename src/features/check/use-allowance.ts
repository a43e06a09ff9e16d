import { useLiveQuery } from 'dexie-react-hooks'
import { readPlan } from '#src/db/plans.ts'
import { readProfile } from '#src/db/profile.ts'
import { readUsage } from '#src/db/usage.ts'
import type { PlanRow, Usage } from '#src/domain/rows.ts'

interface Allowance {
  /** Null before the first pull: then the form offers what every plan has. */
  plan: PlanRow | null
  usage: Usage | null
}

/** What the user's plan allows and what is left of it, from the device. `undefined` while reading. */
export function useAllowance(): Allowance | undefined {
  return useLiveQuery(async () => {
    const profile = await readProfile()
    const [plan, usage] = await Promise.all([profile && readPlan(profile.subscription_level), readUsage()])
    return { plan: plan ?? null, usage: usage ?? null }
  })
}
