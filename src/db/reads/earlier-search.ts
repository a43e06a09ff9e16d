import { Dexie } from 'dexie'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { database } from '../core/open.ts'
import { whole } from '../mirror/whole-records.ts'

/** Finds the last completed search of the same question before `search`, if this device has its results. */
export async function findEarlierSearch(
  search: Pick<SearchRow, 'id' | 'search_type' | 'search_term' | 'country' | 'searched_at'>,
): Promise<SearchRow | undefined> {
  const key = ['done', search.search_type, search.search_term, search.country]
  const found = await database()
    .searches.where('[state+search_type+search_term+country+searched_at+origin]')
    .between([...key, Dexie.minKey], [...key, search.searched_at], true, false)
    .reverse()
    // The stored copy of `search` may have the server's earlier time, and so be in the range itself.
    .filter(({ id }) => id !== search.id)
    .first()
  return whole('searches', found)
}
