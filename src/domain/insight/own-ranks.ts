import { questionKey } from '../search/phrases.ts'
import { isTrackedAccount } from '../tracking/positions.ts'
import type { KeyPhraseRow } from '../tracking/rows.ts'
import type { CheckGist } from './check-gist.ts'

export interface OwnRank extends Pick<CheckGist, 'check' | 'country' | 'search_term' | 'searched_at'> {
  account: string
  rank: number
}

function bestOf(gist: CheckGist, accounts: readonly string[]): OwnRank | null {
  const { check, country, search_term, searched_at } = gist
  const [best] = gist.accounts
    .map((account, at) => ({ account, rank: gist.ranks[at] ?? 0 }))
    .filter(({ account }) => accounts.includes(account))
    .sort((one, other) => one.rank - other.rank)
  return best ? { check, country, search_term, searched_at, ...best } : null
}

/**
 * Returns one rank per phrase and country, newest check first: the best rank of `accounts` (account keys) in
 * the newest check that found one of them. Ignores checks in which the best-ranked of `accounts` is
 * already tracked for the same phrase and country.
 */
export function findOwnRanks(
  gists: readonly CheckGist[],
  accounts: readonly string[],
  phrases: readonly Pick<KeyPhraseRow, 'keyword' | 'country' | 'account_name'>[],
): OwnRank[] {
  const tracked = Map.groupBy(phrases, ({ country, keyword }) => questionKey(country, keyword))
  const newest = new Map<string, OwnRank>()
  for (const gist of gists) {
    const found = bestOf(gist, accounts)
    const asked = questionKey(gist.country, gist.search_term)
    if (!found || tracked.get(asked)?.some((phrase) => isTrackedAccount(found.account, phrase))) continue
    const known = newest.get(asked)
    if (!known || known.searched_at < found.searched_at) newest.set(asked, found)
  }
  return [...newest.values()].sort((one, other) => (one.searched_at < other.searched_at ? 1 : -1))
}
