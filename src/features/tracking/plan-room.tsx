import type { PlanRow } from '#src/domain/account/rows.ts'
import { trackingWords } from '#src/words/tracking.ts'

/** How much of the plan's tracking is in use. */
export function PlanRoom({ active, plan }: { active: number; plan: PlanRow | null }) {
  if (!plan) return null
  return <p className="text-14 text-quiet">{trackingWords.room(active, plan.active_key_phrases)}</p>
}
