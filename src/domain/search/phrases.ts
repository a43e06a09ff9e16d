import { type CountryCode, defaultCountry, isCountryCode } from '../countries.ts'
import { maxPhraseLength } from '../input-limits.ts'
import type { SearchRow } from './rows.ts'

// Invisible control characters only: joiners and bidi marks carry meaning in emoji and in right-to-left phrases.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g
// The next line of old terminals is a space to Postgres, and none to JavaScript.
const spaces = /[\s\u0085]+/g

/**
 * One phrase as it is searched and stored: NFC, without control characters, single spaces, trimmed. '' when
 * nothing of it can be seen.
 */
export function normalisePhrase(text: string): string {
  const phrase = text.normalize('NFC').replace(controlCharacters, '').replace(spaces, ' ').trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(phrase) ? phrase : ''
}

/** A phrase that an address brings along, as long as a search may be; '' where there is none. */
export function broughtPhrase(text: string | null): string {
  return normalisePhrase(text ?? '').slice(0, maxPhraseLength)
}

/** What makes two suggestions the same word: case and spacing do not count. */
export function phraseKey(text: string): string {
  return normalisePhrase(text).toLowerCase()
}

export type SearchQuery =
  | { type: 'basic'; phrase: string }
  | { type: 'autocomplete'; phrase: string; country: CountryCode }

type SearchFields = { search_type: SearchQuery['type'] } & Pick<SearchRow, 'search_term'> & {
    country: CountryCode
  }

/** A query as its row holds it: a basic search knows no country and counts as gb. */
export function searchFields(query: SearchQuery): SearchFields {
  const country = query.type === 'basic' ? defaultCountry : query.country
  return { search_type: query.type, search_term: query.phrase, country }
}

/** The query for a phrase; a basic one leaves the country out. */
export function searchQuery(type: SearchQuery['type'], phrase: string, country: CountryCode): SearchQuery {
  return type === 'basic' ? { type, phrase } : { type, phrase, country }
}

const autocompleteMark = '?country='

/**
 * Reads the `q` of /search. One that contains `?country=` is an autocomplete search (spec, section 2).
 * A country that is not ours falls back to the default; a blank phrase gives null.
 */
export function parseSearchTerm(q: string): SearchQuery | null {
  const at = q.lastIndexOf(autocompleteMark)
  const phrase = normalisePhrase(at < 0 ? q : q.slice(0, at))
  if (phrase === '' || phrase.length > maxPhraseLength) return null
  if (at < 0) return { type: 'basic', phrase }
  const country = q.slice(at + autocompleteMark.length).toLowerCase()
  return { type: 'autocomplete', phrase, country: isCountryCode(country) ? country : defaultCountry }
}

/** The inverse of `parseSearchTerm`: the `q` of /search for this query. */
export function searchTerm(query: SearchQuery): string {
  return query.type === 'basic' ? query.phrase : `${query.phrase}${autocompleteMark}${query.country}`
}
