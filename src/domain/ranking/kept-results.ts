import type { CheckRow } from './rows.ts'

/**
 * Whether a check's results are still stored, even if it found none. The server stores checks forever, but purges
 * results of daily checks after the plan's retention period.
 */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}
