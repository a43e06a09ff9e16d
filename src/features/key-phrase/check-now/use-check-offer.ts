import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/** The daily check reads as many: about 36 results. */
const dailyPages = 3

/** The maximum number of pages for a check of a key phrase. */
export function pagesOffered(plan: PlanRow | null): number {
  return Math.min(dailyPages, plan ? maxPages(plan) : dailyPages)
}

export interface CheckOffer {
  /** The price of a check as deep as the daily one; null until the plan is read. */
  pages: number | null
  /** Whether the plan lacks the key phrase's country, which an earlier plan had. */
  refused: boolean
}

/** The checks offered in addition to the daily ones. */
export function useCheckOffer({ country }: KeyPhraseRow): CheckOffer {
  const allowance = useLiveQuery(readAllowance)
  if (!allowance) return { pages: null, refused: false }
  const { plan } = allowance
  return { pages: pagesOffered(plan), refused: plan !== null && !plan.countries.includes(country) }
}
