import { nextMutations, type WaitingSearch, waitingSearches } from '#src/db/outbox/outbox.ts'

/**
 * Returns the searches that no change blocks, oldest first. A change that is ready to be sent and has not failed blocks
 * all searches. A failed change may take long, so it blocks only searches for the key phrase that it adds.
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
