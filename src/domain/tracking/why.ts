import { compareVideos } from '../ranking/comparison.ts'
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { phraseKey } from '../search/phrases.ts'
import { accountKey, type Tracked, trackedResult } from './positions.ts'
import { ownsAccount } from './yours.ts'

/** Values are from the later check; `yours` is from the earlier one if the user's video left the results. */
export type Difference =
  /** Seconds since posting. */
  | { kind: 'newer'; theirs: number; yours: number }
  /** In seconds. */
  | { kind: 'shorter'; theirs: number; yours: number }
  /** Saves as a share of plays. */
  | { kind: 'savedMore'; theirs: number; yours: number }
  /** Only the caption of the video that passed has the phrase. */
  | { kind: 'phraseInCaption' }

export interface Passed {
  /** From the later check. */
  result: RankingRow
  /** The rank in the earlier check; null if the video was not among the results. */
  before: number | null
  differences: Difference[]
}

export interface Drop {
  from: number
  /** null if the user's video left the results. */
  to: number | null
  yours: RankingRow
  /** By rank. If `yours` left the results, contains only videos that are new or moved up. */
  passed: Passed[]
  /** The video that passed and is now at the old rank of the user's video. */
  tookPlace: Passed | null
}

type Check = Pick<CheckRow, 'search_ranking_results' | 'searched_at'>

/** Values that differ by a smaller factor count as equal. */
const notable = 1.25
/** With fewer plays, the share of saves is unreliable. */
const fewestPlays = 100

/** Returns null unless the user's video certainly fell. `passed` leaves out the user's other videos. */
export function dropBetween(
  earlier: Check,
  later: Check,
  phrase: Tracked & { keyword: string },
  accounts: readonly string[] | null,
): Drop | null {
  const before = earlier.search_ranking_results
  const after = later.search_ranking_results
  const stood = trackedResult(before, phrase)
  const stands = trackedResult(after, phrase)
  if (!stood || (stands && stands.rank <= stood.rank)) return null
  if (!stands && after.every(({ rank }) => rank < stood.rank)) return null
  const yours = stands ?? stood
  const own = { tracked: [phrase], accounts: [...(accounts ?? []), accountKey(yours.username)] }
  const from = stood.rank
  const to = stands?.rank ?? null
  const passed = compareVideos(before, after)
    .flatMap((video) => {
      const { before: was, after: is, row } = video
      if (is === null || (was !== null && was < from) || (to !== null && is > to)) return []
      // If the user's video left, all results are above it: only new ones and those that moved up passed it.
      if (to === null && was !== null && is >= was) return []
      if (ownsAccount(row.username, own)) return []
      return [{ result: row, before: was, differences: compareVideo(row, yours, later, phrase.keyword) }]
    })
    .sort((a, b) => a.result.rank - b.result.rank)
  return { from, to, yours, passed, tookPlace: passed.find(({ result }) => result.rank === from) ?? null }
}

function compareVideo(theirs: RankingRow, yours: RankingRow, later: Check, keyword: string): Difference[] {
  const getAge = ({ create_time }: RankingRow) =>
    create_time === null ? null : Math.max(0, Date.parse(later.searched_at) / 1000 - create_time)
  const differences: (Difference | null)[] = [
    smaller('newer', getAge(theirs), getAge(yours)),
    smaller('shorter', videoLength(theirs), videoLength(yours)),
    moreSaved(savedShare(theirs), savedShare(yours)),
    hasPhrase(theirs.full_description, keyword) && !hasPhrase(yours.full_description, keyword)
      ? { kind: 'phraseInCaption' }
      : null,
  ]
  return differences.filter((difference) => difference !== null)
}

function smaller<Kind extends string>(kind: Kind, theirs: number | null, yours: number | null) {
  if (theirs === null || yours === null || theirs * notable > yours || yours === 0) return null
  return { kind, theirs, yours }
}

function moreSaved(theirs: number | null, yours: number | null) {
  const fewer = smaller('savedMore', yours, theirs)
  return fewer && { ...fewer, theirs: fewer.yours, yours: fewer.theirs }
}

/** Returns null if unknown. Photo posts have a duration of 0, which counts as unknown. */
function videoLength({ duration }: RankingRow): number | null {
  return duration || null
}

function savedShare({ collect_count, play_count }: RankingRow): number | null {
  if (collect_count === null || play_count === null || play_count < fewestPlays) return null
  return collect_count / play_count
}

const isUnspaced = (text: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(text)

/** Finds the words in a row, separate or joined as in a hashtag. In unspaced scripts, finds a substring. */
export function hasPhrase(caption: string, phrase: string): boolean {
  if (isUnspaced(phrase)) return phraseKey(caption).includes(phraseKey(phrase))
  const text = ` ${splitWords(caption).join(' ')} `
  const words = splitWords(phrase)
  return words.length > 0 && [' ', ''].some((between) => text.includes(` ${words.join(between)} `))
}

/** Returns words in lower case. In scripts without spaces, a run of letters is one word. */
export function splitWords(text: string): string[] {
  return phraseKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
