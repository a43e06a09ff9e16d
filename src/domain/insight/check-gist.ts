// A gist summarizes a check, so that lists need not read its results.
import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { questionKey } from '../search/phrases.ts'
import { accountKey, isTrackedAccount } from '../tracking/positions.ts'
import type { KeyPhraseRow } from '../tracking/rows.ts'
import { findOpportunity } from './opportunity.ts'
import { followedAccount } from './own-videos.ts'
import { firstVideos } from './video-figures.ts'

export interface CheckGist {
  /** For example, `gb oat latte/<id>`. The id is the key phrase's or, if there is none, the check's. */
  name: string
  check: string
  keyword_id: string | null
  country: CheckRow['country']
  search_term: string
  searched_at: string
  /** The keys of all accounts in the results, except the account that the key phrase follows. */
  accounts: string[]
  /** The best rank of each account in `accounts`, in the same order. */
  ranks: number[]
  /** The `videoKey` of each of the first ten videos. */
  top: string[]
  signs: string
}

export function gistsOf(country: string, phrase: string): string {
  return `${questionKey(country, phrase)}/`
}

/** One character per sign: 1 if it holds, 0 if not, ? if unknown. Empty if the check has too few videos. */
export function signsOf(check: CheckRow, previous: CheckRow | null): string {
  const found = findOpportunity(check, previous)
  return found ? found.signs.map(({ holds }) => (holds === null ? '?' : Number(holds))).join('') : ''
}

/** `phrase` is the key phrase whose newest check is `check`; null if there is no such key phrase. */
export function checkGist(
  check: CheckRow,
  previous: CheckRow | null,
  phrase: Pick<KeyPhraseRow, 'id' | 'account_name' | 'video_id'> | null,
): CheckGist {
  const { id, country, search_term, searched_at, search_ranking_results: rows } = check
  const account_name = phrase && followedAccount([check], phrase)
  const others = rows.filter(({ username }) => !isTrackedAccount(username, { account_name }))
  // A map keeps the last value of a key, so the best rank of an account comes last.
  const worstFirst = others.sort((one, other) => other.rank - one.rank)
  const ranks = new Map(worstFirst.map(({ username, rank }) => [accountKey(username), rank]))
  return {
    name: gistsOf(country, search_term) + (phrase?.id ?? id),
    ...{ check: id, keyword_id: phrase?.id ?? null, country, search_term, searched_at },
    ...{ accounts: [...ranks.keys()], ranks: [...ranks.values()] },
    top: firstVideos(check).map(({ row }) => videoKey(row)),
    signs: signsOf(check, previous),
  }
}
