import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/profile.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/** As many pages as a daily check has: about 36 results. */
const dailyPages = 3

export function pagesOffered(plan: PlanRow | null): number {
  return Math.min(dailyPages, plan ? maxPages(plan) : dailyPages)
}

/** `pages` is null while loading. `refused` tells whether the plan lacks the key phrase's country. */
export function useCheckOffer({ country }: KeyPhraseRow) {
  const allowance = useLiveQuery(readAllowance)
  if (!allowance) return { pages: null, refused: false }
  const { plan } = allowance
  return { pages: pagesOffered(plan), refused: plan !== null && !plan.countries.includes(country) }
}
