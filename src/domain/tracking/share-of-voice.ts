import type { RankingRow } from '../ranking/rows.ts'
import { accountKey } from './positions.ts'

export type RankedAccounts = readonly Pick<RankingRow, 'rank' | 'username'>[]

export interface Voice {
  /** Spelled as in the newest check that ranks the account in the top 10 (`firstPlaces`). */
  username: string
  /** The number of top-10 results that the account has, over all checks. */
  places: number
  /** `places` divided by the number of top-10 results of all accounts, from 0 to 1. */
  share: number
  checks: number
  best: number
}

export const firstPlaces = 10

/** Most places first. `checks` are newest first. */
export function shareOfVoice(checks: readonly RankedAccounts[]): Voice[] {
  const places = checks.flatMap((accounts, check) =>
    accounts
      .filter(({ rank }) => rank <= firstPlaces)
      .map(({ username, rank }) => ({ username, rank, check })),
  )
  return [...Map.groupBy(places, ({ username }) => accountKey(username)).values()]
    .map((own) => ({
      username: own[0]?.username ?? '',
      places: own.length,
      share: own.length / places.length,
      checks: new Set(own.map(({ check }) => check)).size,
      best: Math.min(...own.map(({ rank }) => rank)),
    }))
    .sort((a, b) => b.places - a.places || a.best - b.best || a.username.localeCompare(b.username))
}

/** `accounts` are sorted by rank. Returns null if the account is not among them. */
export function findBestRank(accounts: RankedAccounts, account: string): number | null {
  const key = accountKey(account)
  return accounts.find(({ username }) => accountKey(username) === key)?.rank ?? null
}
