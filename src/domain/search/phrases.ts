import { type CountryCode, defaultCountry, isCountryCode } from '../countries.ts'
import { maxPhraseLength } from '../input-limits.ts'

// Does not match joiners and bidi marks, which have a meaning in emoji and in right-to-left phrases.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g
// U+0085 (next line) is whitespace in Postgres but not in JavaScript.
const spaces = /[\s\u0085]+/g

/** Returns the phrase in NFC, without control characters or extra spaces; '' if nothing visible is left. */
export function normalisePhrase(text: string): string {
  const phrase = text.normalize('NFC').replace(controlCharacters, '').replace(spaces, ' ').trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(phrase) ? phrase : ''
}

/** Returns a phrase from a URL, cut to the maximum length; '' if missing. */
export function broughtPhrase(text: string | null): string {
  return normalisePhrase(text ?? '').slice(0, maxPhraseLength)
}

/** Returns the same key for phrases that differ only in case and spacing. */
export function phraseKey(text: string): string {
  return normalisePhrase(text).toLowerCase()
}

/** Returns the same key for phrases of one country that differ only in case and spacing. */
export function questionKey(country: string, phrase: string): string {
  return `${country} ${phraseKey(phrase)}`
}

export type SearchQuery =
  | { type: 'basic'; phrase: string }
  | { type: 'autocomplete'; phrase: string; country: CountryCode }

/** A basic search has no country and is stored with the default. */
export function searchFields(query: SearchQuery) {
  const country = query.type === 'basic' ? defaultCountry : query.country
  return { search_type: query.type, search_term: query.phrase, country }
}

export function searchQuery(type: SearchQuery['type'], phrase: string, country: CountryCode): SearchQuery {
  return type === 'basic' ? { type, phrase } : { type, phrase, country }
}

const autocompleteMark = '?country='

/** Splits "oat latte?country=gb". The country is null if missing, and the default if unknown. */
export function splitSearchTerm(q: string): { text: string; country: CountryCode | null } {
  const at = q.lastIndexOf(autocompleteMark)
  if (at < 0) return { text: q, country: null }
  const country = q.slice(at + autocompleteMark.length).toLowerCase()
  return { text: q.slice(0, at), country: isCountryCode(country) ? country : defaultCountry }
}

/** Returns null if the phrase is blank or too long. */
export function parseSearchTerm(q: string): SearchQuery | null {
  const { text, country } = splitSearchTerm(q)
  const phrase = normalisePhrase(text)
  if (phrase === '' || phrase.length > maxPhraseLength) return null
  return country ? { type: 'autocomplete', phrase, country } : { type: 'basic', phrase }
}

/** The inverse of `parseSearchTerm`. */
export function searchTerm(query: SearchQuery): string {
  return query.type === 'basic' ? query.phrase : `${query.phrase}${autocompleteMark}${query.country}`
}
