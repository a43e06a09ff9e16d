import { hasAutocomplete } from '../account/credits.ts'
import type { PlanRow } from '../account/rows.ts'
import type { SearchType } from './rows.ts'

/** True for an unknown plan, because the server decides. */
export function includesSearch(plan: PlanRow | null, type: SearchType): boolean {
  return type !== 'autocomplete' || plan === null || hasAutocomplete(plan)
}
