import * as v from 'valibot'
import { PlanRow } from '../src/domain/account/rows.ts'
import type { BuildEnvironment } from './build-environment.ts'

const Plans = v.array(PlanRow)
const timeoutMs = 10_000

/** Returns a code or name such as ENOTFOUND, ECONNREFUSED or TimeoutError. */
function findReason(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name: string }
  return cause?.code ?? name
}

/** Returns null for a build with neither a stack nor a Supabase project. Throws if the plans cannot be read. */
export async function planRows(environment: BuildEnvironment): Promise<PlanRow[] | null> {
  const { KEYTRAIL_PLANS, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = environment
  if (KEYTRAIL_PLANS) return v.parse(Plans, JSON.parse(KEYTRAIL_PLANS))
  if (!VITE_SUPABASE_URL || !VITE_SUPABASE_PUBLISHABLE_KEY) return null
  const url = `${VITE_SUPABASE_URL}/rest/v1/plans?order=rank`
  const failed = (reason: string) => new Error(`The build could not read the plans from ${url} (${reason})`)
  const response = await fetch(url, {
    headers: { apikey: VITE_SUPABASE_PUBLISHABLE_KEY },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw failed(findReason(error))
  })
  if (!response.ok) throw failed(`status ${response.status}`)
  const rows = v.safeParse(Plans, await response.json().catch(() => null))
  if (!rows.success) throw failed('not a list of plans')
  return rows.output
}
