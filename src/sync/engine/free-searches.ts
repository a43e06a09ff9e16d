import { nextMutations, type WaitingSearch, waitingSearches } from '#src/db/outbox/outbox.ts'

/**
 * Returns the searches that no change blocks, oldest first. A change that has not failed and waits for no other blocks
 * all searches; a failed change may take long, so it only blocks searches for the key phrase it adds.
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
