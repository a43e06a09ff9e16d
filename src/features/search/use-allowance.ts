import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/allowance.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { availableBatchModes, type BatchMode } from '#src/domain/search/batch-modes.ts'

export interface SearchAllowance {
  usage: Usage | null
  modes: readonly BatchMode[]
  countries: readonly CountryCode[]
}

/** Undefined while loading, null before the first pull. */
export function useAllowance(): SearchAllowance | null | undefined {
  return useLiveQuery(async () => {
    const { plan, usage } = await readAllowance()
    return plan && { usage, modes: availableBatchModes(plan.modes), countries: plan.countries }
  })
}
