import type { PlanRow, Usage } from './rows.ts'

/** Credits that are left, never below 0: a downgrade can leave more used than allowed. */
export function creditsLeft(usage: Usage): number {
  return Math.max(0, usage.allowance - usage.used)
}

/** Whether the plan includes autocomplete searches; free does not (spec, section 6). */
export function hasAutocomplete(plan: PlanRow): boolean {
  return plan.modes.includes('single')
}

/** Whether no credit is left of the period that runs now; figures of one that is over say nothing. */
export function isSpent(usage: Usage | null, now: Date): usage is Usage {
  return usage !== null && Date.parse(usage.resets_at) > now.getTime() && creditsLeft(usage) === 0
}
