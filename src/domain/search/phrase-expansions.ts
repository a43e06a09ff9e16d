import { type CountryCode, type SearchLanguage, searchLanguages } from '../countries.ts'
import { normalisePhrase } from './phrases.ts'

/** In the order of the form. */
export const expansions = ['letters', 'digits', 'questions'] as const
export type Expansion = (typeof expansions)[number]

const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n))
const digits = Array.from({ length: 10 }, (_, n) => String(n))

// `*` stands for the phrase. What people put before or after it when they ask something.
const questions: Record<SearchLanguage, readonly string[]> = {
  en: [
    'who *',
    'what *',
    'when *',
    'where *',
    'why *',
    'how *',
    'which *',
    'is *',
    'are *',
    'can *',
    'does *',
    'how to *',
    'best *',
    '* for',
    '* without',
    '* vs',
  ],
  de: [
    'wer *',
    'was *',
    'wann *',
    'wo *',
    'warum *',
    'wie *',
    'welche *',
    'ist *',
    'sind *',
    'kann *',
    'wie viel *',
    'beste *',
    '* für',
    '* ohne',
    '* oder',
    '* vs',
  ],
  fr: [
    'qui *',
    'que *',
    'quand *',
    'où *',
    'pourquoi *',
    'comment *',
    'quel *',
    'combien *',
    'est-ce que *',
    'peut-on *',
    'meilleur *',
    '* pour',
    '* sans',
    '* ou',
    '* vs',
  ],
}

/** A ready-made batch around a phrase; empty for a blank phrase. Fewer than 50 phrases each. */
export function expandPhrase(text: string, expansion: Expansion, country: CountryCode): string[] {
  const phrase = normalisePhrase(text)
  if (phrase === '') return []
  if (expansion === 'letters') return letters.map((letter) => `${phrase} ${letter}`)
  if (expansion === 'digits') return digits.map((digit) => `${phrase} ${digit}`)
  return questions[searchLanguages[country]].map((question) => question.replace('*', () => phrase))
}
