import { pounds } from '#src/lib/locale.ts'
import type { PlanRow, SubscriptionLevel } from './rows.ts'

export type PaidLevel = Exclude<SubscriptionLevel, 'free'>

// Repeats the levels of rows.ts: importing them would add its schemas to the code of the sign-up page.
const levels: Record<SubscriptionLevel, true> = { free: true, premium: true, pro: true }

export function isLevel(value: unknown): value is SubscriptionLevel {
  return typeof value === 'string' && Object.hasOwn(levels, value)
}

/** Returns the smallest paid plan for `free`, null and unknown values. */
export function readPaidLevel(value: string | null): PaidLevel {
  return value === 'pro' ? 'pro' : 'premium'
}

export function nextLevel(level: SubscriptionLevel): PaidLevel | null {
  if (level === 'free') return 'premium'
  return level === 'premium' ? 'pro' : null
}

export function smallestPlanWith(
  plans: readonly PlanRow[],
  includes: (plan: PlanRow) => boolean,
): PlanRow | undefined {
  return plans.toSorted((one, other) => one.rank - other.rank).find(includes)
}

export function includesTracking(plan: PlanRow | null): boolean {
  return plan !== null && plan.active_key_phrases > 0
}

export function formatPrice(pence: number): string {
  return pounds().format(pence / 100)
}

/** Returns Infinity if the plan sets no limit. */
export function maxPages({ pages_per_check }: PlanRow): number {
  return pages_per_check ?? Number.POSITIVE_INFINITY
}
