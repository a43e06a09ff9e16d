import { type HistoryHead, newestOfEach } from '#src/domain/search/history-filter.ts'
import { listCheckHeads } from './checks.ts'
import { listSearches } from './searches.ts'

/** Newest first, without duplicates. */
export async function readRecentLookups(limit: number): Promise<HistoryHead[]> {
  const [searches, checks] = await Promise.all([
    // Twice as many, because a batch can contain the same phrase several times.
    listSearches(2 * limit),
    listCheckHeads(),
  ])
  const done = searches.filter(({ state }) => state === 'done')
  const heads: HistoryHead[] = [...done, ...checks.slice(0, limit)]
  heads.sort((one, other) => other.searched_at.localeCompare(one.searched_at))
  return newestOfEach(heads).slice(0, limit)
}
