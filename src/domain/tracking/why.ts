// Who passed a video that lost its place, and how they differ from it. Measured differences, never a cause.

import { compareVideos } from '../ranking/comparison.ts'
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { phraseKey } from '../search/phrases.ts'
import { accountKey, isTrackedAccount, type Tracked, trackedResult } from './positions.ts'

/** One way in which a video differs from the one that it passed; both figures as the later check measured them. */
export type Difference =
  /** Seconds since the video was posted. */
  | { kind: 'newer'; theirs: number; yours: number }
  /** Seconds that it takes. */
  | { kind: 'shorter'; theirs: number; yours: number }
  /** Saves as a share of plays. */
  | { kind: 'savedMore'; theirs: number; yours: number }
  /** Its caption has the key phrase, and yours has not. */
  | { kind: 'phraseInCaption' }

export interface Passed {
  /** As it stands in the later check. */
  result: RankingRow
  /** Where it stood; null when it was not among the results. */
  before: number | null
  differences: Difference[]
}

export interface Drop {
  from: number
  /** Null when it is not among the results any more. */
  to: number | null
  /** What lost its place, as it was measured last. */
  yours: RankingRow
  /** Whoever stood below it, or was not there, and stands above it now; by rank. */
  passed: Passed[]
  /** Who stands where yours stood, if that is one of them. */
  tookPlace: Passed | null
}

type Check = Pick<CheckRow, 'search_ranking_results' | 'searched_at'>

/** Two figures closer than this are as good as the same. */
const notable = 1.25
/** Of fewer plays a share of them says little. */
const fewestPlays = 100

/**
 * What two stored checks of a key phrase tell of a place that was lost between them. Null when none was: it rose or
 * stayed, was not there before, or the later check does not look as far as it stood.
 */
export function dropBetween(
  earlier: Check,
  later: Check,
  phrase: Tracked & { keyword: string },
): Drop | null {
  const before = earlier.search_ranking_results
  const after = later.search_ranking_results
  const stood = trackedResult(before, phrase)
  const stands = trackedResult(after, phrase)
  if (!stood || (stands && stands.rank <= stood.rank)) return null
  if (!stands && after.every(({ rank }) => rank < stood.rank)) return null
  const yours = stands ?? stood
  const from = stood.rank
  const to = stands?.rank ?? null
  const passed = compareVideos(before, after)
    .flatMap((video) => {
      const { before: was, after: is, row } = video
      if (is === null || (was !== null && was < from) || (to !== null && is > to)) return []
      // What left is passed by all that stood below it: told are those that moved.
      if (to === null && was !== null && is >= was) return []
      if (isOwn(row, phrase, yours)) return []
      return [{ result: row, before: was, differences: differencesOf(row, yours, later, phrase.keyword) }]
    })
    .sort((a, b) => a.result.rank - b.result.rank)
  return { from, to, yours, passed, tookPlace: passed.find(({ result }) => result.rank === from) ?? null }
}

function isOwn(result: RankingRow, phrase: Tracked, yours: RankingRow): boolean {
  return (
    isTrackedAccount(result.username, phrase) || accountKey(result.username) === accountKey(yours.username)
  )
}

function differencesOf(theirs: RankingRow, yours: RankingRow, later: Check, keyword: string): Difference[] {
  const ageOf = ({ create_time }: RankingRow) =>
    create_time === null ? null : Math.max(0, Date.parse(later.searched_at) / 1000 - create_time)
  const differences: (Difference | null)[] = [
    smaller('newer', ageOf(theirs), ageOf(yours)),
    smaller('shorter', lengthOf(theirs), lengthOf(yours)),
    larger('savedMore', savedShare(theirs), savedShare(yours)),
    hasPhrase(theirs, keyword) && !hasPhrase(yours, keyword) ? { kind: 'phraseInCaption' } : null,
  ]
  return differences.filter((difference) => difference !== null)
}

function smaller<Kind extends string>(kind: Kind, theirs: number | null, yours: number | null) {
  if (theirs === null || yours === null || theirs * notable > yours || yours === 0) return null
  return { kind, theirs, yours }
}

function larger<Kind extends string>(kind: Kind, theirs: number | null, yours: number | null) {
  return smaller(kind, yours, theirs) && theirs !== null && yours !== null ? { kind, theirs, yours } : null
}

/** A photo post takes no time: 0 is none. */
function lengthOf({ duration }: RankingRow): number | null {
  return duration || null
}

function savedShare({ collect_count, play_count }: RankingRow): number | null {
  if (collect_count === null || play_count === null || play_count < fewestPlays) return null
  return collect_count / play_count
}

/** Whether the words stand in the caption side by side, or as one word of a hashtag. */
function hasPhrase({ full_description }: RankingRow, keyword: string): boolean {
  const caption = ` ${wordsOf(full_description).join(' ')} `
  const words = wordsOf(keyword)
  return words.length > 0 && [' ', ''].some((between) => caption.includes(` ${words.join(between)} `))
}

function wordsOf(text: string): string[] {
  return phraseKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
