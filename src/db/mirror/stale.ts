interface Settling {
  state?: string
  pages_done?: number
}

/** Whether the stored record `known` is settled while `row` is pending, or has more pages. */
export function isStale(row: Settling, known: Settling | undefined): boolean {
  if (row.state === 'pending' && known?.state !== undefined && known.state !== 'pending') return true
  return (row.pages_done ?? 0) < (known?.pages_done ?? 0)
}

/** Keeps stored results that the server has purged. */
export function withKept(row: object, stored: object | undefined): object {
  const isLet = 'check_results' in row && Array.isArray(row.check_results) && row.check_results.length === 0
  if (!isLet || !stored || !('search_ranking_results' in stored)) return row
  const { search_ranking_results: kept } = stored
  return Array.isArray(kept) && kept.length > 0 ? { ...row, search_ranking_results: kept } : row
}
