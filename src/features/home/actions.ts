import type { PlanRow } from '#src/domain/rows.ts'
import { publicPlans } from '#src/remote/public-plans.ts'

/** The plans as the server has them now. Throws RemoteError. */
export function loadPlans(signal: AbortSignal): Promise<readonly PlanRow[]> {
  return publicPlans(signal)
}
