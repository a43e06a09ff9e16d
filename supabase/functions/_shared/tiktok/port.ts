import type { CountryCode } from '../../../../src/domain/countries.ts'

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
  /** The upstream's own id of this answer, for support. */
  logId: string | null
  /** 'sample' when the embedded sample upstream answered, not TikTok. */
  source: 'tiktok' | 'sample'
}

/** Asks TikTok. Fails with a SearchFailure of one of the upstream codes. A clean, empty result is no failure. */
export type FindSuggestions = (phrase: string, country: CountryCode) => Promise<FoundSuggestions>

/** What the functions ask of TikTok, whoever provides it; null where no provider is set up. */
export interface Tiktok {
  /** "Others searched for" the phrase. TikTok takes no country there. */
  related: FindSuggestions | null
  /** What TikTok's search box suggests for the phrase in a country. */
  autocomplete: FindSuggestions | null
}
