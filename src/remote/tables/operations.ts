// The server refuses non-operators with 403 `not_operator`.
import * as v from 'valibot'
import { Overview } from '#src/domain/shell/operations.ts'
import { type Caller, rpc } from './rest.ts'

const timeoutMs = 20_000

/** Throws RemoteError. */
export function readOverview(caller: Caller): Promise<Overview> {
  return rpc(caller, 'operations_overview', Overview, {}, timeoutMs)
}

/**
 * Requeues up to 5000 of today's checks (UTC) that failed with `reason` and have not yet been retried, except
 * those of paused key phrases. Returns how many were requeued. Throws RemoteError.
 */
export function retryFailedChecks(caller: Caller, reason: string): Promise<number> {
  return rpc(caller, 'retry_failed_checks', v.number(), { p_reason: reason }, timeoutMs)
}
