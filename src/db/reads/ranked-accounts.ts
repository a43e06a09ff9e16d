// The accounts in the results of many checks, without keeping the results.
import type { RankedAccounts } from '#src/domain/tracking/share-of-voice.ts'
import { database } from '../core/open.ts'

/** The accounts of these checks by rank; a check that is not on this device, or not done, is left out. */
export async function readRankedAccounts(
  searchIds: readonly string[],
): Promise<{ id: string; accounts: RankedAccounts }[]> {
  const checks = await database().checks.bulkGet([...searchIds])
  return checks.flatMap((check) =>
    check?.state === 'done'
      ? [
          {
            id: check.id,
            accounts: check.search_ranking_results.map(({ rank, username }) => ({ rank, username })),
          },
        ]
      : [],
  )
}
