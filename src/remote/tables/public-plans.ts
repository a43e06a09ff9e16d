import * as v from 'valibot'
import { PlanRow } from '#src/domain/account/rows.ts'
import { env } from '#src/lib/env.ts'
import { askOpenly, readResponse } from '../read-response.ts'

const timeoutMs = 10_000

/** Sorted from the smallest plan to the largest. Throws RemoteError. */
export async function publicPlans(signal: AbortSignal): Promise<PlanRow[]> {
  const init = { headers: { apikey: env.supabaseKey }, signal }
  return readResponse(v.array(PlanRow), await askOpenly('/rest/v1/plans?order=rank', init, timeoutMs))
}
