import { nextMutations, type WaitingSearch, waitingSearches } from '#src/db/outbox/outbox.ts'

/**
 * The searches that no change holds, oldest first. Changes that were never sent hold all; one that the server stumbles
 * over may take a day, and holds only what is asked for the key phrase that it adds.
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
