import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/allowance.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { availableBatchModes, type BatchMode } from '#src/domain/search/batch-modes.ts'

/** What the user may search and has left, as this device knows it. */
export interface SearchAllowance {
  usage: Usage | null
  /** Of autocomplete; empty on a plan without it. */
  modes: readonly BatchMode[]
  countries: readonly CountryCode[]
}

/** The user's allowance; undefined while it is read, null before the first pull. */
export function useAllowance(): SearchAllowance | null | undefined {
  return useLiveQuery(async () => {
    const { plan, usage } = await readAllowance()
    return plan && { usage, modes: availableBatchModes(plan.modes), countries: plan.countries }
  })
}
