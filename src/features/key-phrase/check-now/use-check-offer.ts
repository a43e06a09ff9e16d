import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/** As many as the daily check reads: some 36 results. */
const dailyPages = 3

/** How many pages a check of a key phrase may have. */
export function pagesOffered(plan: PlanRow | null): number {
  return Math.min(dailyPages, plan ? maxPages(plan) : dailyPages)
}

export interface CheckOffer {
  /** What a check costs that is as deep as the daily one; null until the plan is read. */
  pages: number | null
  /** Whether the plan has no checks in the key phrase's country: kept from a larger plan. */
  refused: boolean
}

/** What can be offered beside the daily checks. */
export function useCheckOffer({ country }: KeyPhraseRow): CheckOffer {
  const allowance = useLiveQuery(readAllowance)
  if (!allowance) return { pages: null, refused: false }
  const { plan } = allowance
  return { pages: pagesOffered(plan), refused: plan !== null && !plan.countries.includes(country) }
}
