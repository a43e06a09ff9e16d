import type { CheckRow } from './rows.ts'

/** False for a completed check whose results the server has deleted, unless they are on this device. */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}
