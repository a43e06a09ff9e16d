import { settledCode } from '../../../../src/domain/search/search-errors.ts'
import { asFailure, Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'
import { type Done, type Ledger, type Stored, toStoredCode } from './ledger.ts'

export interface ChargedSearchDeps<OneLedger> {
  ledger: OneLedger
  sleep: (milliseconds: number) => Promise<void>
  log: LogFailure
}

/** About 20 s in total, longer than a request to TikTok is allowed to take. */
export const pollDelaysMs = [250, 500, 1000, 2000, 4000, 4000, 4000, 4000]

/**
 * Charges for a search, runs it and stores the results; if the id is known, only returns them. If the search
 * fails, refunds the credit and throws the failure. Throws `in_progress` if another call takes too long.
 */
export async function chargedSearch<Asked extends { id: string }, Found, Finished extends Done>(
  search: Asked,
  find: () => Promise<Found>,
  { ledger, sleep, log }: ChargedSearchDeps<Ledger<Asked, Found, Finished>>,
): Promise<Finished> {
  const { replayed, stored } = await ledger.record(search)
  const settled = replayed ? await whenSettled(stored) : await settle()
  if (settled.state === 'pending') throw new Failure('in_progress')
  if (settled.state === 'failed') throw new Failure(replayed ? settledCode(settled.code) : settled.code)
  return settled

  async function settle(): Promise<Stored<Finished>> {
    try {
      return await ledger.complete(search, await find())
    } catch (error) {
      const failure = asFailure(error)
      log(failure, search.id)
      // If only the response to `complete` was lost, `fail` changes nothing and returns the completed search.
      return await ledger.fail(search, toStoredCode(failure.code))
    }
  }

  async function whenSettled(first: Stored<Finished>): Promise<Stored<Finished>> {
    let stored = first
    for (const delay of pollDelaysMs) {
      if (stored.state !== 'pending') break
      await sleep(delay)
      stored = (await ledger.record(search)).stored
    }
    return stored
  }
}
