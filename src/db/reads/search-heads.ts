// Reads only the index: the records include results.
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { database } from '../core/open.ts'

type IndexKey = [
  SearchRow['state'],
  SearchRow['search_type'],
  string,
  SearchRow['country'],
  string,
  SearchRow['origin'],
]

/** Newest first, without the daily searches for brand words. */
export async function listSearchHeads(): Promise<HistoryHead[]> {
  const heads: HistoryHead[] = []
  await database()
    .searches.orderBy('[state+search_type+search_term+country+searched_at+origin]')
    .eachKey((key, { primaryKey }) => {
      const [, search_type, search_term, country, searched_at, origin] = key as unknown as IndexKey
      if (search_type === 'search_results_check' || origin === 'tracker') return
      heads.push({ id: String(primaryKey), search_type, search_term, country, searched_at })
    })
  return heads.sort((a, b) => (a.searched_at < b.searched_at ? 1 : -1))
}
