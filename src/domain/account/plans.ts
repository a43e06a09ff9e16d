import { pounds } from '#src/lib/locale.ts'
import type { PlanRow, SubscriptionLevel } from './rows.ts'

export type PaidLevel = Exclude<SubscriptionLevel, 'free'>

/** The plans' names, which are the same in every language. */
export const planTitles: Record<SubscriptionLevel, string> = { free: 'Free', premium: 'Premium', pro: 'Pro' }

/** The name of a plan; a plan that this build does not know keeps its own. */
export function planTitle(level: SubscriptionLevel): string {
  return isLevel(level) ? planTitles[level] : String(level)
}

export function isLevel(value: unknown): value is SubscriptionLevel {
  return typeof value === 'string' && Object.hasOwn(planTitles, value)
}

/** The plan in `/payment?plan=`: premium unless it is pro. */
export function readPaidLevel(value: string | null): PaidLevel {
  return value === 'pro' ? 'pro' : 'premium'
}

/** The plan above this one; null above the highest. */
export function nextLevel(level: SubscriptionLevel): PaidLevel | null {
  if (level === 'free') return 'premium'
  return level === 'premium' ? 'pro' : null
}

/** The smallest plan for which `includes` is true; undefined if there is none. */
export function smallestPlanWith(
  plans: readonly PlanRow[],
  includes: (plan: PlanRow) => boolean,
): PlanRow | undefined {
  return plans.toSorted((one, other) => one.rank - other.rank).find(includes)
}

/** Whether the plan tracks key phrases; false while it is unknown. */
export function includesTracking(plan: PlanRow | null): boolean {
  return plan !== null && plan.active_key_phrases > 0
}

/** "£29.99" */
export function formatPrice(pence: number): string {
  return pounds().format(pence / 100)
}

/** How many pages of a check the plan fetches; Infinity if unlimited. */
export function maxPages({ pages_per_check }: PlanRow): number {
  return pages_per_check ?? Number.POSITIVE_INFINITY
}
