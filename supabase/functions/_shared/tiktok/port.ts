import * as v from 'valibot'
import type { CountryCode } from '../../../../src/domain/countries.ts'
import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { Failure } from '../failure.ts'

/**
 * In a related search, `group_id` is the id of a group, or '' without one. In autocomplete, it is a language
 * code, or 'unknown'.
 */
export const Suggestion = v.object({ word: v.string(), group_id: v.string() })
export type Suggestion = v.InferOutput<typeof Suggestion>

/** 'sample' if the response comes from the embedded stack's simulation of TikTok. */
export const Source = v.picklist(['tiktok', 'sample'])
export type Source = v.InferOutput<typeof Source>

export const FoundSuggestions = v.object({
  suggestions: v.array(Suggestion),
  /** The upstream's id of this response, for support. */
  logId: v.nullable(v.string()),
  source: Source,
})
export type FoundSuggestions = v.InferOutput<typeof FoundSuggestions>

/** Fails with one of the upstream codes; a valid, empty result is a success. */
export type FindSuggestions = (phrase: string, country: CountryCode) => Promise<FoundSuggestions>

/** Has no rank, because ranks are assigned across the videos of all pages. */
export type FoundVideo = Omit<RankingRow, 'rank'>

export interface VideoPage {
  videos: FoundVideo[]
  /** Null at the end. */
  nextCursor: string | null
  logId: string | null
  source: Source
}

/**
 * The first page has no cursor. Fails with one of the upstream codes, or with `invalid_request` if the cursor
 * is invalid. A valid, empty page is a success.
 */
export type SearchPage = (phrase: string, country: CountryCode, cursor: string | null) => Promise<VideoPage>

/** Each function is null if its provider is not configured. */
export interface Tiktok {
  /** TikTok's "Others searched for". Ignores the country, because TikTok accepts none for it. */
  related: FindSuggestions | null
  autocomplete: FindSuggestions | null
  videos: SearchPage | null
}

/**
 * Fails with `not_configured` if `find` is null. Call it before recording a search, so that a search without
 * a provider costs no credit.
 */
export function requireProvider<Find>(find: Find | null): Find {
  if (find !== null) return find
  throw new Failure('not_configured', { subject: 'search', detail: 'no key for the chosen provider' })
}
