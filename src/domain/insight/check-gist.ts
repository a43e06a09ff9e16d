// A check's summary, stored separately so that lists need not read the results.
import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { questionKey } from '../search/phrases.ts'
import { accountKey, isTrackedAccount } from '../tracking/positions.ts'
import type { KeyPhraseRow } from '../tracking/rows.ts'
import { findOpportunity } from './opportunity.ts'
import { followedAccount } from './own-videos.ts'
import { firstVideos } from './video-figures.ts'

export interface CheckGist {
  /** `gb oat latte/<id>`: the country and phrase, then the id of the key phrase or, without one, of the check. */
  name: string
  check: string
  keyword_id: string | null
  country: CheckRow['country']
  search_term: string
  searched_at: string
  /** The accounts in the results, except the followed one. `ranks` has the best rank of each. */
  accounts: string[]
  ranks: number[]
  /** The keys of the first ten videos. */
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

function bestRanks(rows: readonly RankingRow[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const { username, rank } of rows) {
    const key = accountKey(username)
    ranks.set(key, Math.min(rank, ranks.get(key) ?? rank))
  }
  return ranks
}

/** `phrase` is the key phrase whose newest check this is, if any. */
export function checkGist(
  check: CheckRow,
  previous: CheckRow | null,
  phrase: Pick<KeyPhraseRow, 'id' | 'account_name' | 'video_id'> | null,
): CheckGist {
  const { id, country, search_term, searched_at, search_ranking_results: rows } = check
  const account_name = phrase && followedAccount([check], phrase)
  const ranks = bestRanks(rows.filter(({ username }) => !isTrackedAccount(username, { account_name })))
  return {
    name: gistsOf(country, search_term) + (phrase?.id ?? id),
    ...{ check: id, keyword_id: phrase?.id ?? null, country, search_term, searched_at },
    ...{ accounts: [...ranks.keys()], ranks: [...ranks.values()] },
    top: firstVideos(check).map(({ row }) => videoKey(row)),
    signs: signsOf(check, previous),
  }
}
