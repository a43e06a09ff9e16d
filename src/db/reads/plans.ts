import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

export function readPlan(level: SubscriptionLevel): Promise<PlanRow | undefined> {
  return database().plans.get(level)
}

/** Lowest plan first. */
export function readPlans(): Promise<PlanRow[]> {
  return database().plans.orderBy('rank').toArray()
}
