import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import type { SearchRow, SearchType } from '#src/domain/search/rows.ts'
import { database } from '../core/open.ts'
import { rowsUnder } from '../core/schema.ts'
import { whole, wholeOrAsked } from '../mirror/whole-records.ts'

/** Requests missing results, and returns undefined until they are on this device. */
export async function readSearch(id: string): Promise<SearchRow | undefined> {
  return wholeOrAsked('searches', await database().searches.get(id))
}

const byQuestion = '[state+search_type+search_term+country+searched_at+origin]'

export async function findStoredSearch(
  question: Pick<SearchRow, 'search_type' | 'search_term' | 'country'>,
  state: SearchRow['state'] = 'done',
): Promise<SearchRow | undefined> {
  const { search_type, search_term, country } = question
  const found = rowsUnder(database().searches, byQuestion, state, search_type, search_term, country).last()
  return wholeOrAsked('searches', await found)
}

/** Keeps the order of `ids`, with undefined for searches whose results are not on this device. */
export async function readSearches(ids: readonly string[]): Promise<(SearchRow | undefined)[]> {
  const rows = await database().searches.bulkGet([...ids])
  return rows.map((row) => whole('searches', row))
}

/** Keyed by index in `phrases`. Omits searches older than `since` (ISO 8601). Requests missing results. */
export async function findStoredAnswers(
  { phrases, ...question }: Pick<SearchRow, 'search_type' | 'country'> & { phrases: readonly string[] },
  since = '',
): Promise<Map<number, SearchRow>> {
  const find = async (search_term: string) =>
    [search_term, await findStoredSearch({ ...question, search_term })] as const
  const found = new Map(await Promise.all([...new Set(phrases)].map(find)))
  return new Map(
    phrases.flatMap((phrase, n) => {
      const search = found.get(phrase)
      return search && search.searched_at >= since ? [[n, search]] : []
    }),
  )
}

/** Newest first. Omits the daily searches for brand words, and searches whose results this device lacks. */
export async function listSearches(limit: number): Promise<SearchRow[]> {
  const { searches } = database()
  const findNewest = (type: SearchType) =>
    rowsUnder(searches, '[search_type+searched_at]', type)
      .reverse()
      .filter(({ origin }) => origin !== 'tracker')
      .limit(limit)
      .toArray()
  const perType = await Promise.all([findNewest('basic'), findNewest('autocomplete')])
  return perType
    .flat()
    .flatMap((search) => whole('searches', search) ?? [])
    .sort((a, b) => b.searched_at.localeCompare(a.searched_at))
    .slice(0, limit)
}

type IndexKey = [string, SearchType, string, SearchRow['country'], string, SearchRow['origin']]

/** Newest first, without the daily searches for brand words. Reads only the index, not the results. */
export async function listSearchHeads(): Promise<HistoryHead[]> {
  const heads: HistoryHead[] = []
  await database()
    .searches.orderBy(byQuestion)
    .eachKey((key, { primaryKey }) => {
      const [, search_type, search_term, country, searched_at, origin] = key as unknown as IndexKey
      if (search_type === 'search_results_check' || origin === 'tracker') return
      heads.push({ id: String(primaryKey), search_type, search_term, country, searched_at })
    })
  return heads.sort((a, b) => (a.searched_at < b.searched_at ? 1 : -1))
}
