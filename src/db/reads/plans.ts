// Reads plans, for live queries.
import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

/** A plan; undefined before the first pull. */
export function readPlan(level: SubscriptionLevel): Promise<PlanRow | undefined> {
  return database().plans.get(level)
}

/** All plans, lowest first. */
export function readPlans(): Promise<PlanRow[]> {
  return database().plans.orderBy('rank').toArray()
}
