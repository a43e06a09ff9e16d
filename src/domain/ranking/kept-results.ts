import type { CheckRow } from './rows.ts'

/**
 * Whether the results of a check are stored, even if it found nothing. The server stores checks for ever, but purges
 * the results of daily checks after the plan's retention period.
 */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}
