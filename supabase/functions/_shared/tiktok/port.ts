import * as v from 'valibot'
import type { CountryCode } from '../../../../src/domain/countries.ts'
import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { Failure } from '../failure.ts'

/** `group_id`: a group's id or '' in a related search; a language code or 'unknown' in autocomplete. */
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

/** `cursor` is null for the first page. Fails with an upstream code, or `invalid_request` for a bad cursor. */
export type SearchPage = (phrase: string, country: CountryCode, cursor: string | null) => Promise<VideoPage>

/** Each function is null if its provider is not configured. */
export interface Tiktok {
  /** TikTok's "Others searched for". Ignores the country, because TikTok accepts none for it. */
  related: FindSuggestions | null
  autocomplete: FindSuggestions | null
  videos: SearchPage | null
}

/** Fails with `not_configured`. Call it before a search is recorded, so that the failure costs no credit. */
export function requireProvider<Find>(find: Find | null): Find {
  if (find !== null) return find
  throw new Failure('not_configured', { subject: 'search', detail: 'no key for the chosen provider' })
}
