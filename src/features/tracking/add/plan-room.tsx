import type { PlanRow } from '#src/domain/account/rows.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'

export function PlanRoom({ active, plan }: { active: number; plan: PlanRow | null }) {
  if (!plan) return null
  return <p className="text-14 text-quiet">{trackingPageWords.room(active, plan.active_key_phrases)}</p>
}
