import type { CountryCode } from '../countries.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { phraseKey } from '../search/phrases.ts'
import type { SearchRow } from '../search/rows.ts'
import { accountKey, bestRanked, isOwnAccount } from './positions.ts'
import type { KeyPhraseRow } from './rows.ts'
import type { Standing } from './standing.ts'

export interface TrackedMark {
  id: string
  /** null if not measured or not among the results. */
  position: number | null
}

export interface CheckedMark {
  id: string
  at: string
  /** The best rank of any tracked account or any of the user's own accounts; null if none ranks. */
  position: number | null
}

export interface KeywordMarks {
  tracked: TrackedMark | null
  checked: CheckedMark | null
  /** The time of the earlier search that did not return the suggestion; null unless the suggestion is new. */
  newSince: string | null
}

/** Keyed by `phraseKey`. */
type Marks<Mark> = ReadonlyMap<string, Mark>

/** If key phrases share a phrase, prefers those of `country`, then active ones, then the best position. */
export function trackedMarks(
  rows: readonly KeyPhraseRow[],
  standings: ReadonlyMap<string, Standing>,
  country: CountryCode,
): Marks<TrackedMark> {
  const position = ({ id }: KeyPhraseRow) => standings.get(id)?.current?.position ?? null
  const sorted = rows.toSorted(
    (one, other) =>
      Number(one.country !== country) - Number(other.country !== country) ||
      Number(other.status) - Number(one.status) ||
      (position(one) ?? Number.MAX_VALUE) - (position(other) ?? Number.MAX_VALUE),
  )
  // A map keeps the last value of a key, so the preferred key phrases come last.
  return new Map(
    sorted.reverse().map((row) => [phraseKey(row.keyword), { id: row.id, position: position(row) }]),
  )
}

export function followedAccounts(rows: readonly KeyPhraseRow[]): string[] {
  return [...new Set(rows.flatMap(({ account_name }) => account_name ?? []))]
}

type Checked = Pick<CheckRow, 'id' | 'search_term' | 'searched_at' | 'state' | 'search_ranking_results'>

/** Uses each phrase's newest completed check. */
export function checkedMarks(checks: readonly Checked[], accounts: readonly string[]): Marks<CheckedMark> {
  const oldestFirst = checks
    .filter(({ state }) => state === 'done')
    .sort((one, other) => one.searched_at.localeCompare(other.searched_at))
  const newest = new Map(oldestFirst.map((check) => [phraseKey(check.search_term), check]))
  const keys = accounts.map(accountKey)
  return new Map(
    [...newest].map(([key, { id, searched_at, search_ranking_results: results }]) => {
      const best = bestRanked(results.filter(({ username }) => isOwnAccount(username, keys)))
      return [key, { id, at: searched_at, position: best?.rank ?? null }]
    }),
  )
}

type Found = Pick<SearchRow, 'search_term' | 'searched_at' | 'search_results'>

/** Maps each suggestion that is new in every search that returned it to the time of the newest `before`. */
export function newcomers(pairs: readonly { search: Found; before: Found | undefined }[]): Marks<string> {
  const since = new Map<string, string>()
  const known = new Set<string>()
  for (const { search, before } of pairs) {
    if (!before || before.search_results.length === 0) {
      // Without earlier results, it is unknown whether these suggestions are new.
      for (const { word } of search.search_results) known.add(phraseKey(word))
      continue
    }
    const had = new Set(before.search_results.map(({ word }) => phraseKey(word)))
    for (const { word } of search.search_results) {
      const key = phraseKey(word)
      if (had.has(key)) known.add(key)
      else if ((since.get(key) ?? '') < before.searched_at) since.set(key, before.searched_at)
    }
  }
  for (const key of known) since.delete(key)
  return since
}
