import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const planNameWords = sentences('planNames', {
  titles: { free: 'Free', premium: 'Premium', pro: 'Pro' },
})

/** A plan that this build does not know keeps its own name. */
export function planTitle(level: SubscriptionLevel): string {
  return planNameWords.titles[level] ?? String(level)
}

export const usageWords = sentences('usage', {
  used: ({ used, allowance }: { used: number; allowance: number }) =>
    `${formatWhole(used)} of ${formatWhole(allowance)} used`,
  loadFailed: 'Failed to load usage statistics',
})
