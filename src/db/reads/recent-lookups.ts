import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { listCheckHeads } from './checks.ts'
import { listSearches } from './searches.ts'

/** Newest first, without duplicates. */
export async function readRecentLookups(limit: number): Promise<HistoryHead[]> {
  const [searches, checks] = await Promise.all([
    // A batch can contain the same phrase several times.
    listSearches(['basic', 'autocomplete'], { limit: 2 * limit }),
    listCheckHeads(),
  ])
  const done = searches.filter(({ state }) => state === 'done')
  const questions = new Map<string, HistoryHead>()
  for (const head of [...done, ...checks.slice(0, limit)].toSorted((one, other) =>
    other.searched_at.localeCompare(one.searched_at),
  )) {
    const { id, search_type, search_term, country, searched_at } = head
    const question = JSON.stringify([search_type, search_term, country])
    if (!questions.has(question))
      questions.set(question, { id, search_type, search_term, country, searched_at })
  }
  return [...questions.values()].slice(0, limit)
}
