import { hasResults } from '#src/domain/ranking/rows.ts'
import { readChecks } from './checks.ts'

/** Omits checks without results on this device. */
export async function readRankedAccounts(searchIds: readonly string[]) {
  const checks = await readChecks(searchIds)
  return checks
    .filter((check) => check.state === 'done' && hasResults(check))
    .map(({ id, search_ranking_results: results }) => ({
      id,
      accounts: results.map(({ rank, username }) => ({ rank, username })),
    }))
}
