import { graphemesOf } from '#src/lib/locale.ts'
import { type CountryCode, defaultCountry } from '../countries.ts'
import { maxPhraseLength } from '../input-limits.ts'
import { normalisePhrase, type SearchQuery, splitSearchTerm } from './phrases.ts'

export const maxPhrases = 50
/** In graphemes. */
export const maxKeystrokes = 12

export interface SearchBatch {
  type: SearchQuery['type']
  country: CountryCode
  phrases: readonly string[]
}

/** Keeps duplicates, because each of them is searched. */
export function phraseLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map(normalisePhrase)
    .filter((phrase) => phrase !== '')
}

/** The inverse of `phraseLines`. */
export function phraseText(phrases: readonly string[]): string {
  return phrases.join('\n')
}

export function batchProblem(phrases: readonly string[]): 'empty' | 'too-many' | 'too-long' | null {
  if (phrases.length === 0) return 'empty'
  if (phrases.length > maxPhrases) return 'too-many'
  return phrases.some((phrase) => phrase.length > maxPhraseLength) ? 'too-long' : null
}

export function firstCharacters(text: string, count: number): string {
  return graphemesOf(text).slice(0, count).join('')
}

/** Shortest first. Omits prefixes that end in a space, because they would repeat the previous search. */
export function keystrokePrefixes(text: string): string[] {
  const typed = firstCharacters(normalisePhrase(text), maxKeystrokes)
  const prefixes: string[] = []
  let prefix = ''
  for (const character of graphemesOf(typed)) {
    prefix += character
    const phrase = normalisePhrase(prefix)
    if (phrase !== '' && phrase !== prefixes.at(-1)) prefixes.push(phrase)
  }
  return prefixes
}

/** `q` has one phrase per line. Returns null if there are fewer than two phrases. */
export function parseSearchLines(q: string): SearchBatch | null {
  const { text, country } = splitSearchTerm(q)
  const phrases = phraseLines(text)
  if (phrases.length < 2) return null
  return { type: country ? 'autocomplete' : 'basic', country: country ?? defaultCountry, phrases }
}
