import * as v from 'valibot'
import { PlanRow, Usage as UsageRow } from '../../../../src/domain/account/rows.ts'
import { readRows } from '../database.ts'
import type { Usage } from './shapes.ts'
import type { TokenSession } from './token-session.ts'

const usageSchema = v.object({
  usage: UsageRow,
  plan: PlanRow,
  active_key_phrases: v.number(),
})

export async function readUsage(session: TokenSession): Promise<v.InferOutput<typeof Usage>> {
  const [response] = await session.call(['usage'])
  const { usage, plan, active_key_phrases } = readRows(usageSchema, response)
  return {
    plan: plan.level,
    credits: { ...usage, left: Math.max(0, usage.allowance - usage.used) },
    active_key_phrases: { used: active_key_phrases, allowance: plan.active_key_phrases },
    countries: plan.countries,
    scopes: plan.api_scopes,
  }
}
