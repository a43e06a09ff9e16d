import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { PlanRow } from '../src/domain/account/rows.ts'
import type { BuildEnvironment } from './build-environment.ts'

const Plans = v.array(PlanRow)

/**
 * The plans of the landing page, as rows of the table `plans`: from the embedded stack or from the Supabase project of the
 * build. Null if there is neither; the page then requests them itself.
 */
export async function planRows(environment: BuildEnvironment): Promise<PlanRow[] | null> {
  const { KEYTRAIL_PLANS, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = environment
  if (KEYTRAIL_PLANS) return v.parse(Plans, JSON.parse(KEYTRAIL_PLANS))
  if (!VITE_SUPABASE_URL || !VITE_SUPABASE_PUBLISHABLE_KEY) return null
  const client = createClient(VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error, status } = await client.from('plans').select().order('rank')
  if (error) throw new Error(`the plans could not be read (status ${status})`)
  return v.parse(Plans, data)
}
