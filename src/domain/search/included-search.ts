import { hasAutocomplete } from '../account/credits.ts'
import type { PlanRow } from '../account/rows.ts'
import type { SearchType } from './rows.ts'

/** Whether the plan includes a search of this type; the server decides while the plan is not known. */
export function includesSearch(plan: PlanRow | null, type: SearchType): boolean {
  return type !== 'autocomplete' || plan === null || hasAutocomplete(plan)
}
