import type { CountryCode } from '../../../../src/domain/countries.ts'
import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { Failure } from '../failure.ts'

/**
 * One suggestion as it is stored. `group_id` is the id of a related search's group ('' when it has none), or an
 * autocomplete suggestion's language code ('unknown' when TikTok gives none).
 */
export interface Suggestion {
  word: string
  group_id: string
}

export interface FoundSuggestions {
  suggestions: Suggestion[]
  /** The upstream's own id of this response, for support. */
  logId: string | null
  /** 'sample' when the embedded sample upstream answered, not TikTok. */
  source: 'tiktok' | 'sample'
}

/** Asks TikTok. Fails with a Failure of one of the upstream codes. A clean, empty result is no failure. */
export type FindSuggestions = (phrase: string, country: CountryCode) => Promise<FoundSuggestions>

/** A video as it is stored. Its rank is its place among the videos of all pages. */
export type FoundVideo = Omit<RankingRow, 'rank'>

export interface VideoPage {
  videos: FoundVideo[]
  /** What asks for the page after this one; null at the end. Opaque: `page-cursor.ts` writes and reads it. */
  nextCursor: string | null
  /** The upstream's own id of this response, for support. */
  logId: string | null
  /** 'sample' when the embedded sample upstream answered, not TikTok. */
  source: 'tiktok' | 'sample'
}

/**
 * Asks TikTok for the videos that a search shows, the first page without a cursor. Fails with a Failure of one
 * of the upstream codes, or with `invalid_request` for a cursor that no page gave. A clean, empty page is no failure.
 */
export type SearchPage = (phrase: string, country: CountryCode, cursor: string | null) => Promise<VideoPage>

/** What the functions ask of TikTok, whoever provides it; null where no provider is set up. */
export interface Tiktok {
  /** "Others searched for" the phrase. TikTok takes no country there. */
  related: FindSuggestions | null
  /** What TikTok's search box suggests for the phrase in a country. */
  autocomplete: FindSuggestions | null
  /** The videos that a search shows in a country. */
  videos: SearchPage | null
}

/** `find`, where a provider is set up for it. Asked before anything is recorded: a search that nobody can make takes
 * no credit and leaves no row. Fails with `not_configured`. */
export function requireProvider<Find>(find: Find | null): Find {
  if (find !== null) return find
  throw new Failure('not_configured', { subject: 'search', detail: 'no key for the chosen provider' })
}
