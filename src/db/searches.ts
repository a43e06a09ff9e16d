// Reads of the searches on this device, for live queries. Every one is served by an index and bounded.
import { Dexie } from 'dexie'
import type { SearchRow, SearchType } from '#src/domain/rows.ts'
import { database } from './open.ts'

/** A search with its results. */
export function readSearch(id: string): Promise<SearchRow | undefined> {
  return database().searches.get(id)
}

type Question = Pick<SearchRow, 'search_type' | 'search_term' | 'country'>

/** The newest search for this that has found its answer. */
export function findStoredSearch(question: Question): Promise<SearchRow | undefined> {
  const key = ['done', question.search_type, question.search_term, question.country]
  return database()
    .searches.where('[state+search_type+search_term+country+searched_at]')
    .between([...key, Dexie.minKey], [...key, Dexie.maxKey])
    .last()
}

/** The searches of these types, newest first; at most `limit` of them. */
export async function listSearches(
  types: readonly SearchType[],
  { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {},
): Promise<SearchRow[]> {
  const { searches } = database()
  const newestOf = (type: SearchType) =>
    searches
      .where('[search_type+searched_at]')
      .between([type, Dexie.minKey], [type, Dexie.maxKey])
      .reverse()
      .limit(limit)
      .toArray()
  const perType = await Promise.all(types.map(newestOf))
  return perType
    .flat()
    .sort((a, b) => b.searched_at.localeCompare(a.searched_at))
    .slice(0, limit)
}

/** How many searches this device holds. */
export function countSearches(): Promise<number> {
  return database().searches.count()
}
