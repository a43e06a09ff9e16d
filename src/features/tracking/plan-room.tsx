import type { PlanRow } from '#src/domain/account/rows.ts'

/** How much of the plan's tracking is in use. */
export function PlanRoom({ active, plan }: { active: number; plan: PlanRow | null }) {
  if (!plan) return null
  const allowed = plan.active_key_phrases
  return (
    <p className="mb-4 text-14 text-quiet">
      {active} of {allowed} active key phrases. Each is checked once a day.
    </p>
  )
}
