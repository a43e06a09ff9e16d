import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { sentences } from '#src/lib/translation.ts'

export const planNameWords = sentences('planNames', {
  titles: { free: 'Free', premium: 'Premium', pro: 'Pro' },
})

/** A plan that this build does not know keeps its own name. */
export function planTitle(level: SubscriptionLevel): string {
  return planNameWords.titles[level] ?? String(level)
}
