import type { RankingRow } from '../ranking/rows.ts'
import { accountKey } from './positions.ts'

export type RankedAccounts = readonly Pick<RankingRow, 'rank' | 'username'>[]

export interface Voice {
  /** As spelled in the newest check that ranks it in a top place. */
  username: string
  /** Top places over all checks. */
  places: number
  /** Of all top places, from 0 to 1. */
  share: number
  checks: number
  best: number
}

export const firstPlaces = 10

/** Most places first. `checks` are newest first. */
export function shareOfVoice(checks: readonly RankedAccounts[]): Voice[] {
  const voices = new Map<string, Voice>()
  let all = 0
  for (const accounts of checks) {
    const seen = new Set<string>()
    for (const { rank, username } of accounts) {
      if (rank > firstPlaces) break
      const key = accountKey(username)
      const voice = voices.get(key) ?? { username, places: 0, share: 0, checks: 0, best: rank }
      all += 1
      voice.places += 1
      voice.best = Math.min(voice.best, rank)
      if (!seen.has(key)) voice.checks += 1
      seen.add(key)
      voices.set(key, voice)
    }
  }
  return [...voices.values()]
    .map((voice) => ({ ...voice, share: voice.places / all }))
    .sort((a, b) => b.places - a.places || a.best - b.best || a.username.localeCompare(b.username))
}

/** Returns null if the account is not among the results. */
export function findBestRank(accounts: RankedAccounts, account: string): number | null {
  const key = accountKey(account)
  return accounts.find(({ username }) => accountKey(username) === key)?.rank ?? null
}
