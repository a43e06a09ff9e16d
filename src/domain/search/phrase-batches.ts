import { type CountryCode, defaultCountry } from '../countries.ts'
import { maxPhraseLength } from '../input-limits.ts'
import { normalisePhrase, parseSearchTerm, type SearchQuery } from './phrases.ts'

export const maxPhrases = 50
/** In graphemes. */
export const maxKeystrokes = 12

export interface SearchBatch {
  type: SearchQuery['type']
  country: CountryCode
  phrases: readonly string[]
}

/** Keeps duplicates: each is searched. */
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

/** Returns null if the batch is valid. */
export function batchProblem(phrases: readonly string[]): 'empty' | 'too-many' | 'too-long' | null {
  if (phrases.length === 0) return 'empty'
  if (phrases.length > maxPhrases) return 'too-many'
  return phrases.some((phrase) => phrase.length > maxPhraseLength) ? 'too-long' : null
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function firstCharacters(text: string, count: number): string {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
}

/** Omits a prefix ending in a space, which is the same search as the previous one. */
export function keystrokePrefixes(text: string): string[] {
  const typed = firstCharacters(normalisePhrase(text), maxKeystrokes)
  const prefixes: string[] = []
  let prefix = ''
  for (const { segment } of graphemes.segment(typed)) {
    prefix += segment
    const phrase = normalisePhrase(prefix)
    if (phrase !== '' && phrase !== prefixes.at(-1)) prefixes.push(phrase)
  }
  return prefixes
}

/** Returns null if there are fewer than two phrases. `?country=` at the end selects autocomplete. */
export function parseSearchLines(q: string): SearchBatch | null {
  const mark = q.lastIndexOf('?country=')
  const phrases = phraseLines(mark < 0 ? q : q.slice(0, mark))
  if (phrases.length < 2) return null
  const like = mark < 0 ? null : parseSearchTerm(`a${q.slice(mark)}`)
  return like?.type === 'autocomplete'
    ? { type: 'autocomplete', country: like.country, phrases }
    : { type: 'basic', country: defaultCountry, phrases }
}
