// What a search does with its credit. The response is always read from the stored search, so that calls with the
// same key give the same response, whichever of them did the asking.
import { settledCode } from '../../../../src/domain/search/search-errors.ts'
import { asFailure, Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'
import { type Done, type Ledger, type Stored, storedCodeOf } from './ledger.ts'

export interface ChargedSearchDeps<Asked, Found, Finished> {
  ledger: Ledger<Asked, Found, Finished>
  sleep: (milliseconds: number) => Promise<void>
  log: LogFailure
}

/** Pauses between looks at a search that another call has under way: about 20 s in all, as long as TikTok may take. */
export const pollDelaysMs = [250, 500, 1000, 2000, 4000, 4000, 4000, 4000]

/**
 * Records `search`, asks TikTok by `find` and settles the credit; a search with a known id is answered from what
 * is stored. Fails with the code of whatever went wrong, the credit given back, or with `in_progress`.
 */
export async function chargedSearch<Asked extends { id: string }, Found, Finished extends Done>(
  search: Asked,
  find: () => Promise<Found>,
  deps: ChargedSearchDeps<Asked, Found, Finished>,
): Promise<Finished> {
  const { replayed, stored } = await deps.ledger.record(search)
  const settled = replayed ? await whenSettled(search, stored, deps) : await settle(search, find, deps)
  if (settled.state === 'pending') throw new Failure('in_progress')
  if (settled.state === 'failed') throw new Failure(replayed ? settledCode(settled.code) : settled.code)
  return settled
}

async function settle<Asked extends { id: string }, Found, Finished>(
  search: Asked,
  find: () => Promise<Found>,
  { ledger, log }: ChargedSearchDeps<Asked, Found, Finished>,
): Promise<Stored<Finished>> {
  try {
    return await ledger.complete(search, await find())
  } catch (error) {
    const failure = asFailure(error)
    log(failure, search.id)
    // When only complete's response was lost, fail changes nothing and gives back the search that is done.
    return await ledger.fail(search, storedCodeOf(failure))
  }
}

async function whenSettled<Asked, Found, Finished extends Done>(
  search: Asked,
  first: Stored<Finished>,
  { ledger, sleep }: ChargedSearchDeps<Asked, Found, Finished>,
): Promise<Stored<Finished>> {
  let stored = first
  for (const delay of pollDelaysMs) {
    if (stored.state !== 'pending') break
    await sleep(delay)
    stored = (await ledger.record(search)).stored
  }
  return stored
}
