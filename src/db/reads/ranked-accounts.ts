import { hasResults } from '#src/domain/ranking/rows.ts'
import type { RankedAccounts } from '#src/domain/tracking/share-of-voice.ts'
import { database } from '../core/open.ts'
import { whole } from '../mirror/whole-records.ts'

/** Omits checks without results on this device. */
export async function readRankedAccounts(
  searchIds: readonly string[],
): Promise<{ id: string; accounts: RankedAccounts }[]> {
  const checks = await database().checks.bulkGet([...searchIds])
  return checks.flatMap((record) => {
    const check = whole('checks', record)
    return check?.state === 'done' && hasResults(check)
      ? [
          {
            id: check.id,
            accounts: check.search_ranking_results.map(({ rank, username }) => ({ rank, username })),
          },
        ]
      : []
  })
}
