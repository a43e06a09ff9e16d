import type { PlanRow } from '#src/domain/account/rows.ts'
import { publicPlans } from '#src/remote/tables/public-plans.ts'

/** Fetches the current plans from the server. Throws RemoteError. */
export function loadPlans(signal: AbortSignal): Promise<readonly PlanRow[]> {
  return publicPlans(signal)
}
