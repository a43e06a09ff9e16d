import { type CountryCode, defaultCountry, isCountryCode } from '../countries.ts'
import { maxPhraseLength } from '../limits.ts'

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

/** What makes two suggestions the same word: case and spacing do not count. */
export function phraseKey(text: string): string {
  return normalisePhrase(text).toLowerCase()
}

export type SearchQuery =
  | { type: 'basic'; phrase: string }
  | { type: 'autocomplete'; phrase: string; country: CountryCode }

/** Where a query is asked: a basic search knows no country and counts as gb. */
export function countryOf(query: SearchQuery): CountryCode {
  return query.type === 'basic' ? defaultCountry : query.country
}

const autocompleteMark = '?country='

/**
 * Reads the `q` of /search. A term that contains `?country=` is an autocomplete search (spec, section 2).
 * A country that is not ours falls back to gb; a blank phrase gives null.
 */
export function parseSearchTerm(term: string): SearchQuery | null {
  const at = term.lastIndexOf(autocompleteMark)
  const phrase = normalisePhrase(at < 0 ? term : term.slice(0, at))
  if (phrase === '' || phrase.length > maxPhraseLength) return null
  if (at < 0) return { type: 'basic', phrase }
  const country = term.slice(at + autocompleteMark.length).toLowerCase()
  return { type: 'autocomplete', phrase, country: isCountryCode(country) ? country : 'gb' }
}

/** The inverse of `parseSearchTerm`: the `q` of /search for this query. */
export function searchTerm(query: SearchQuery): string {
  return query.type === 'basic' ? query.phrase : `${query.phrase}${autocompleteMark}${query.country}`
}
