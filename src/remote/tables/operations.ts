// What operators ask of the server. It refuses everybody else: 403 `not_operator`.
import * as v from 'valibot'
import { Overview } from '#src/domain/shell/operations.ts'
import { readResponse } from '../read-response.ts'
import { type Caller, dataOf, postgrestFor } from './rest.ts'

const patienceMs = 20_000

/** How the installation does. Throws RemoteError. */
export async function readOverview(caller: Caller): Promise<Overview> {
  return readResponse(
    Overview,
    await dataOf(postgrestFor(caller, patienceMs).rpc('operations_overview').throwOnError()),
  )
}

/** Has today's checks that failed for a reason tried once more. Gives how many. Throws RemoteError. */
export async function retryFailedChecks(caller: Caller, reason: string): Promise<number> {
  const asked = postgrestFor(caller, patienceMs).rpc('retry_failed_checks', { p_reason: reason })
  return readResponse(v.number(), await dataOf(asked.throwOnError()))
}
