import type { CountryCode } from '../countries.ts'
import { maxNameLength, maxUnwelcomeWordLength, maxUnwelcomeWords } from '../input-limits.ts'
import { phraseLines } from '../search/phrase-batches.ts'
import { phraseKey } from '../search/phrases.ts'
import type { BrandWords } from './rows.ts'

export interface BrandFields {
  names: string
  country: CountryCode
  unwelcome: string
}

export type BrandProblem = 'short' | 'long' | 'many' | 'longWord' | 'manyWords'

function distinct(lines: readonly string[]): string[] {
  const keys = lines.map(phraseKey)
  return lines.filter((_, n) => keys.indexOf(keys[n] ?? '') === n)
}

/**
 * Returns the brand words, or the first problem. `room` is how many names the plan includes. More names are
 * allowed only if `before` has all of them, because the user keeps existing names after a downgrade.
 */
export function readBrandWords(
  { names: typed, country, unwelcome: words }: BrandFields,
  room: number,
  before: BrandWords | null,
): BrandWords | BrandProblem {
  const names = distinct(phraseLines(typed).flatMap((line) => phraseLines(line.replace(/^[\s@]+/, ''))))
  const unwelcome = distinct(phraseLines(words.toLowerCase()))
  if (names.some((name) => [...name].length < 2)) return 'short'
  if (names.some((name) => name.length > maxNameLength)) return 'long'
  if (names.length > room && !names.every((name) => before?.names.includes(name))) return 'many'
  if (unwelcome.some((word) => word.length > maxUnwelcomeWordLength)) return 'longWord'
  if (unwelcome.length > maxUnwelcomeWords) return 'manyWords'
  return { names, country, unwelcome }
}

/**
 * Returns the words before or after the name, or the whole suggestion if there are words on both sides, because
 * `isUnwelcome` finds only consecutive words.
 */
function besideName(suggestion: string, name: string): string {
  const own = folded(name)
  const whole = folded(suggestion)
  const [before = '', ...rest] = whole.split(own)
  const after = rest.join(own)
  return (before && after ? whole : before + after).trim()
}

/**
 * Removes the unwelcome words that the suggestion contains or, if it contains none, adds one entry: the
 * suggestion's words beside the name. Returns null if the entry would be empty, too long or part of the name
 * itself, or if the list is full.
 */
export function toggleUnwelcome(
  suggestion: string,
  name: string,
  unwelcome: readonly string[],
): string[] | null {
  if (isUnwelcome(suggestion, unwelcome)) return unwelcome.filter((word) => !isUnwelcome(suggestion, [word]))
  const word = besideName(suggestion, name)
  const isPossible =
    word !== '' &&
    !isUnwelcome(name, [word]) &&
    word.length <= maxUnwelcomeWordLength &&
    unwelcome.length < maxUnwelcomeWords
  return isPossible ? [...unwelcome, word] : null
}

const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[ !-/:-@[-`{-~]+/g, ' ')
    .trim()} `

/** Compares whole words; the server's alerts follow the same rule. */
export function isUnwelcome(suggestion: string, unwelcome: readonly string[]): boolean {
  return unwelcome.some((word) => folded(suggestion).includes(folded(word)))
}
