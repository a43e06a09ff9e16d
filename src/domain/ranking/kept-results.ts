import type { CheckRow } from './rows.ts'

/**
 * False for a completed check whose purged results are not on this device: the server stores checks forever, but
 * results of daily checks only for the plan's retention period.
 */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}
