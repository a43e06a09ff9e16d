import { nextMutations, type WaitingSearch, waitingSearches } from '#src/db/outbox/outbox.ts'

/**
 * Returns the searches that no change blocks, oldest first. Unsent changes block all searches. A change that failed on
 * the server may take a day, so it only blocks searches for its own key phrase.
 */
export async function freeSearches(): Promise<WaitingSearch[]> {
  const searches = await waitingSearches()
  if (searches.length === 0 || (await nextMutations(1, ({ attempts }) => attempts === 0)).length > 0)
    return []
  const changes = await nextMutations(Number.POSITIVE_INFINITY, () => true)
  return searches.filter(
    ({ payload: { search_term, country } }) =>
      !changes.some(
        ({ kind, payload }) =>
          kind === 'add_key_phrase' && payload.keyword === search_term && payload.country === country,
      ),
  )
}
