// Names whose suggestions are fetched every day, and words that those suggestions should not contain.
import type { CountryCode } from '../countries.ts'
import { maxNameLength, maxUnwelcomeWordLength, maxUnwelcomeWords } from '../input-limits.ts'
import { phraseLines } from '../search/phrase-batches.ts'
import { phraseKey } from '../search/phrases.ts'
import type { BrandWords } from './rows.ts'

/** The form fields; `names` and `unwelcome` have one entry per line. */
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
 * Returns the form's content as the profile stores it, or its problem. More than `room` names are allowed only if all
 * of them are in `before`.
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

/** The suggestion's words that are not in the name: "scam" for "acme scam" and "acme". */
function besideName(suggestion: string, name: string): string {
  const own = folded(name).trim().split(' ')
  const words = folded(suggestion).trim().split(' ')
  return words.filter((word) => !own.includes(word)).join(' ')
}

/**
 * The unwelcome words after the user marks a suggestion for `name`, or unmarks a marked one; null if there is nothing
 * to mark or it does not fit.
 */
export function toggleUnwelcome(
  suggestion: string,
  name: string,
  unwelcome: readonly string[],
): string[] | null {
  if (isUnwelcome(suggestion, unwelcome)) return unwelcome.filter((word) => !isUnwelcome(suggestion, [word]))
  const word = besideName(suggestion, name)
  const isPossible =
    word !== '' && word.length <= maxUnwelcomeWordLength && unwelcome.length < maxUnwelcomeWords
  return isPossible ? [...unwelcome, word] : null
}

const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[ !-/:-@[-`{-~]+/g, ' ')
    .trim()} `

/** Whether a suggestion contains one of the words as a whole word. The server's alerts follow the same rule. */
export function isUnwelcome(suggestion: string, unwelcome: readonly string[]): boolean {
  return unwelcome.some((word) => folded(suggestion).includes(folded(word)))
}
