import type { PlanRow } from '#src/domain/account/rows.ts'
import { publicPlans } from '#src/remote/tables/public-plans.ts'

/** The plans as the server has them now. Throws RemoteError. */
export function loadPlans(signal: AbortSignal): Promise<readonly PlanRow[]> {
  return publicPlans(signal)
}
