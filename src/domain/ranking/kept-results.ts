import type { CheckRow } from './rows.ts'

/**
 * Whether what a check found can be shown. The server keeps the checks for ever, and what daily checks found for as long
 * as the plan says; a check that found nothing is kept like any other.
 */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}
