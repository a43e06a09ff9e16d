import type { CountryCode } from '../countries.ts'
import { mergedRows } from '../search/merged-keywords.ts'
import { questionKey } from '../search/phrases.ts'
import type { SearchRow } from '../search/rows.ts'
import { isWorse, type News } from './news.ts'
import { followsSomething } from './positions.ts'
import type { KeyPhraseRow } from './rows.ts'
import { unusualnessOf, verdictOf } from './standing.ts'
import { isStale, type TrackedItem } from './tracked-item.ts'

/**
 * - `first`: see who ranks for the phrase tried in the demo
 * - `drop`: see which videos passed the user's video
 * - `aim`: set an account or a video
 * - `late`: see why the daily check is late
 * - `open`: see wide open phrases
 * - `track`: track a keyword that TikTok suggested for several phrases
 */
export type NextStep =
  | { kind: 'first'; phrase: string }
  | { kind: 'drop' | 'aim' | 'late'; phrase: KeyPhraseRow }
  | { kind: 'open'; phrases: number }
  | { kind: 'track'; phrase: string; country: CountryCode; searches: number }

interface Known {
  news: News
  /** The phrase tried in the demo; null if there is none, or if the user is no longer new. */
  firstPhrase: string | null
  searches: readonly Pick<SearchRow, 'search_term' | 'country' | 'search_results'>[]
  canTrack: boolean
  now: Date
}

export function nextStep({ news, firstPhrase, searches, canTrack, now }: Known): NextStep | null {
  if (firstPhrase !== null) return { kind: 'first', phrase: firstPhrase }
  const drops = news.events.filter(isWorse)
  const drop = drops.find(({ item }) => unusualnessOf(item) !== 0)
  if (drop) return { kind: 'drop', phrase: drop.item.row }
  const items = news.active.map(({ item }) => item)
  const aimless = items.find(({ row }) => !followsSomething(row))
  if (aimless) return { kind: 'aim', phrase: aimless.row }
  const late = items.find((item) => isStale(item, now))
  if (late) return { kind: 'late', phrase: late.row }
  const open = items.filter((item) => verdictOf(item) === 'wideOpen').length
  if (open > 0) return { kind: 'open', phrases: open }
  if (drops[0]) return { kind: 'drop', phrase: drops[0].item.row }
  const found = canTrack ? worthTracking(searches, [...items, ...news.paused]) : null
  return found && { kind: 'track', ...found }
}

/** Returns the untracked keyword suggested for the most phrases (at least two) of one country. */
function worthTracking(searches: Known['searches'], tracked: readonly TrackedItem[]) {
  const known = new Set(tracked.map(({ row }) => questionKey(row.country, row.keyword)))
  const candidates = [...Map.groupBy(searches, ({ country }) => country)].flatMap(([country, rows]) =>
    mergedRows(rows)
      .filter(({ key, seeds }) => seeds.length > 1 && !known.has(`${country} ${key}`))
      .map(({ word, seeds }) => ({ phrase: word, country, searches: seeds.length })),
  )
  return candidates.sort((one, other) => other.searches - one.searches)[0] ?? null
}
