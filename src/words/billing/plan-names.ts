import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { sentences } from '#src/lib/translation.ts'

export const planNameWords = sentences('planNames', {
  titles: { free: 'Free', premium: 'Premium', pro: 'Pro' },
})

/** The name of a plan; a plan that this build does not know keeps its own. */
export function planTitle(level: SubscriptionLevel): string {
  return planNameWords.titles[level] ?? String(level)
}
