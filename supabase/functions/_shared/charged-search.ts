// What a search does with its credit. The answer is always read from the stored search, so that calls with the
// same key give the same answer, whichever of them did the asking.
import type { LogFailure } from './log-failure.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'
import type { DoneSearch, SearchLedger, SearchRequest, StoredSearch } from './search-ledger.ts'
import type { FindSuggestions } from './tiktok/port.ts'

export interface ChargedSearchDeps {
  ledger: SearchLedger
  sleep: (milliseconds: number) => Promise<void>
  log: LogFailure
}

/** Pauses between looks at a search that another call has under way: about 20 s in all, as long as TikTok may take. */
export const pollDelaysMs = [250, 500, 1000, 2000, 4000, 4000, 4000, 4000]

/**
 * Records `search`, asks TikTok by `find` and settles the credit; a search with a known id is answered from what
 * is stored. Fails with the code of whatever went wrong, the credit given back, or with `in_progress`.
 */
export async function chargedSearch(
  search: SearchRequest,
  find: FindSuggestions,
  deps: ChargedSearchDeps,
): Promise<DoneSearch> {
  const { replayed, stored } = await deps.ledger.record(search)
  const settled = replayed ? await whenSettled(search, stored, deps) : await settle(search, find, deps)
  if (settled.state === 'pending') throw new SearchFailure('in_progress')
  if (settled.state === 'failed') throw new SearchFailure(settled.code)
  return settled
}

async function settle(
  search: SearchRequest,
  find: FindSuggestions,
  { ledger, log }: ChargedSearchDeps,
): Promise<StoredSearch> {
  try {
    return await ledger.complete(search, await find(search.phrase, search.country))
  } catch (error) {
    const failure = asSearchFailure(error)
    log(failure, search.id)
    // When only complete's answer was lost, fail changes nothing and gives back the search that is done.
    return await ledger.fail(search, failure.code)
  }
}

async function whenSettled(
  search: SearchRequest,
  first: StoredSearch,
  { ledger, sleep }: ChargedSearchDeps,
): Promise<StoredSearch> {
  let stored = first
  for (const delay of pollDelaysMs) {
    if (stored.state !== 'pending') break
    await sleep(delay)
    stored = (await ledger.record(search)).stored
  }
  return stored
}
