import type { SearchType } from '../search/rows.ts'
import type { PlanRow, Usage } from './rows.ts'

/** Never negative, although `used` may exceed the allowance after a downgrade. */
export function creditsLeft(usage: Usage): number {
  return Math.max(0, usage.allowance - usage.used)
}

export function hasAutocomplete(plan: PlanRow): boolean {
  return plan.modes.includes('single')
}

/** Whether no credits are left. False if the usage is unknown or from a period that has ended. */
export function isSpent(usage: Usage | null, now: Date): usage is Usage {
  return usage !== null && Date.parse(usage.resets_at) > now.getTime() && creditsLeft(usage) === 0
}

/** True if the plan is unknown, because the server then decides. */
export function includesSearch(plan: PlanRow | null, type: SearchType): boolean {
  return type !== 'autocomplete' || plan === null || hasAutocomplete(plan)
}
