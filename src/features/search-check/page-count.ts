import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { checkWords } from '#src/words/check/check.ts'

const most = 10

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

/** Null for all pages. */
export function choiceToPages(choice: string): number | null {
  return choice === 'all' ? null : Number(choice)
}
export function pagesToChoice(pages: number | null): string {
  return pages === null ? 'all' : String(Math.min(most, pages))
}
