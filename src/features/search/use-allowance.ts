import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/allowance.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { availableBatchModes, type BatchMode } from '#src/domain/search/batch-modes.ts'

/** What the user's plan allows and how many credits are left, as far as this device knows. */
export interface SearchAllowance {
  usage: Usage | null
  /** Kinds of suggestions; empty on a plan without them. */
  modes: readonly BatchMode[]
  countries: readonly CountryCode[]
}

/** The user's allowance; undefined while reading, null before the first pull. */
export function useAllowance(): SearchAllowance | null | undefined {
  return useLiveQuery(async () => {
    const { plan, usage } = await readAllowance()
    return plan && { usage, modes: availableBatchModes(plan.modes), countries: plan.countries }
  })
}
