import type { PlanRow, Usage } from './rows.ts'

/** Returns the remaining credits: 0 if `used` exceeds the allowance, as it can after a downgrade. */
export function creditsLeft(usage: Usage): number {
  return Math.max(0, usage.allowance - usage.used)
}

export function hasAutocomplete(plan: PlanRow): boolean {
  return plan.modes.includes('single')
}

/** Whether the current period's credits are used up; false for usage of a past period. */
export function isSpent(usage: Usage | null, now: Date): usage is Usage {
  return usage !== null && Date.parse(usage.resets_at) > now.getTime() && creditsLeft(usage) === 0
}
