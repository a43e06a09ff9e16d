import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { availableBatchModes, type BatchMode } from '#src/domain/search/lookup-modes.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'

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

export function useCreditsWarning(): ReactNode | null {
  const { usage = null, plan = null } = useLiveQuery(readAllowance) ?? {}
  if (!isSpent(usage, now())) return null
  return <CreditsUsedUpNotice usage={usage} plan={plan} />
}
