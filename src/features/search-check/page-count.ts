import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { checkWords } from '#src/words/check/check.ts'

const most = 10

/** The choices of how many pages (spec, section 9): 1, 2 to 10, all; those that the plan leaves out are disabled. */
export function pageChoices(plan: PlanRow | null) {
  const allowed = plan ? maxPages(plan) : 1
  return [
    ...Array.from({ length: most }, (_, n) => n + 1).map((pages) => ({
      value: String(pages),
      label: checkWords.pageCount(pages),
      disabled: pages > allowed,
    })),
    { value: 'all', label: checkWords.allPages, disabled: allowed !== Number.POSITIVE_INFINITY },
  ]
}

/** A choice as a number of pages, null for all; and back. */
export function pagesOf(choice: string): number | null {
  return choice === 'all' ? null : Number(choice)
}
export function choiceOf(pages: number | null): string {
  return pages === null ? 'all' : String(Math.min(most, pages))
}
