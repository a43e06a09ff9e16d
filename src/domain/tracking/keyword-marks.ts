import type { CountryCode } from '../countries.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { phraseKey } from '../search/phrases.ts'
import type { SearchRow } from '../search/rows.ts'
import { findPosition } from './positions.ts'
import type { KeyPhraseRow } from './rows.ts'
import type { Standing } from './standing.ts'

export interface TrackedMark {
  id: string
  /** null if unmeasured or not among the results. */
  position: number | null
}

export interface CheckedMark {
  id: string
  at: string
  /** The best rank of the tracked and own accounts; null if none ranks. */
  position: number | null
}

export interface KeywordMarks {
  tracked: TrackedMark | null
  checked: CheckedMark | null
  /** The time of an earlier search for the phrase that did not return the suggestion; null if not known to be new. */
  newSince: string | null
}

/** Keyed by `phraseKey`. */
type Marks<Mark> = ReadonlyMap<string, Mark>

/** One key phrase per phrase: prefers those of `country`, then active ones, then the best position. */
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
  const best = new Map<string, KeyPhraseRow>()
  for (const row of sorted) {
    const key = phraseKey(row.keyword)
    if (!best.has(key)) best.set(key, row)
  }
  return new Map([...best].map(([key, row]) => [key, { id: row.id, position: position(row) }]))
}

export function followedAccounts(rows: readonly KeyPhraseRow[]): string[] {
  return [...new Set(rows.flatMap(({ account_name }) => account_name ?? []))]
}

type Checked = Pick<CheckRow, 'id' | 'search_term' | 'searched_at' | 'state' | 'search_ranking_results'>

/** Uses each phrase's newest completed check. */
export function checkedMarks(checks: readonly Checked[], accounts: readonly string[]): Marks<CheckedMark> {
  const newest = new Map<string, Checked>()
  for (const check of checks) {
    const key = phraseKey(check.search_term)
    const known = newest.get(key)
    if (check.state === 'done' && (!known || check.searched_at > known.searched_at)) newest.set(key, check)
  }
  const bestPosition = (check: Checked) => {
    const ranks = accounts.flatMap(
      (account_name) => findPosition(check.search_ranking_results, { account_name, video_id: null }) ?? [],
    )
    return ranks.length > 0 ? Math.min(...ranks) : null
  }
  return new Map(
    [...newest].map(([key, check]) => [
      key,
      { id: check.id, at: check.searched_at, position: bestPosition(check) },
    ]),
  )
}

type Found = Pick<SearchRow, 'search_term' | 'searched_at' | 'search_results'>

/**
 * Returns suggestions that an earlier search for the same phrase did not return, with that search's time. A suggestion
 * of several phrases must be new for all of them.
 */
export function newcomers(pairs: readonly { search: Found; before: Found | undefined }[]): Marks<string> {
  const since = new Map<string, string>()
  const known = new Set<string>()
  for (const { search, before } of pairs) {
    if (!before || before.search_results.length === 0) {
      // Without earlier results, it is unknown whether the suggestions are new, so they do not count as new.
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
