// The server refuses non-operators with 403 `not_operator`.
import * as v from 'valibot'
import { Overview } from '#src/domain/shell/operations.ts'
import { readResponse } from '../read-response.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'

const timeoutMs = 20_000

/** Throws RemoteError. */
export async function readOverview(caller: Caller): Promise<Overview> {
  return readResponse(
    Overview,
    await requestData(postgrestFor(caller, timeoutMs).rpc('operations_overview').throwOnError()),
  )
}

/**
 * Requeues up to 5000 of today's failures for `reason` that have not been retried yet; returns how many. Throws
 * RemoteError.
 */
export async function retryFailedChecks(caller: Caller, reason: string): Promise<number> {
  const asked = postgrestFor(caller, timeoutMs).rpc('retry_failed_checks', { p_reason: reason })
  return readResponse(v.number(), await requestData(asked.throwOnError()))
}
