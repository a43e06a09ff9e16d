// For pages that load no user data.
import * as v from 'valibot'
import { PlanRow } from '#src/domain/account/rows.ts'
import { env } from '#src/lib/env.ts'
import { readResponse } from '../read-response.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'

const timeoutMs = 10_000

/** Sorted by rank. Throws RemoteError. */
export async function publicPlans(signal: AbortSignal): Promise<PlanRow[]> {
  const url = `${env.supabaseUrl}/rest/v1/plans?order=rank`
  const answer = await exchange(url, { headers: { apikey: env.supabaseKey }, signal }, timeoutMs)
  if (!answer.ok) throw await responseError(answer)
  return readResponse(v.array(PlanRow), await answer.json().catch(() => null))
}
