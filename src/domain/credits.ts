import type { PlanRow, Usage } from './rows.ts'

/** Credits that are left, never below 0: a downgrade can leave more used than allowed. */
export function creditsLeft(usage: Usage): number {
  return Math.max(0, usage.allowance - usage.used)
}

/** How much of the allowance is used, from 0 to 1. */
export function shareUsed(usage: Usage): number {
  return usage.allowance === 0 ? 1 : Math.min(1, usage.used / usage.allowance)
}

/** Whether the plan includes autocomplete searches; free does not (spec, section 6). */
export function hasAutocomplete(plan: PlanRow): boolean {
  return plan.modes.includes('single')
}
