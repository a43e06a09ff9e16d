import * as v from 'valibot'
import { PlanRow } from '../src/domain/account/rows.ts'
import type { BuildEnvironment } from './build-environment.ts'

const Plans = v.array(PlanRow)

/**
 * The plans that the landing page tells of, as rows of the table `plans`: given by the embedded stack, or asked of
 * the Supabase project that the build is for; null where there is neither, and the page asks for them itself.
 */
export async function planRows(environment: BuildEnvironment): Promise<PlanRow[] | null> {
  const { KEYTRAIL_PLANS, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = environment
  if (KEYTRAIL_PLANS) return v.parse(Plans, JSON.parse(KEYTRAIL_PLANS))
  if (!VITE_SUPABASE_URL || !VITE_SUPABASE_PUBLISHABLE_KEY) return null
  const answer = await fetch(`${VITE_SUPABASE_URL}/rest/v1/plans?order=rank`, {
    headers: { apikey: VITE_SUPABASE_PUBLISHABLE_KEY },
  })
  if (!answer.ok) throw new Error(`the plans could not be read (status ${answer.status})`)
  return v.parse(Plans, await answer.json())
}
