import { type CountryCode, type SearchLanguage, searchLanguages } from '../countries.ts'
import { normalisePhrase } from './phrases.ts'

/** In the form's order. */
export const expansions = ['letters', 'digits', 'questions'] as const
export type Expansion = (typeof expansions)[number]

const endings = { letters: [...'abcdefghijklmnopqrstuvwxyz'], digits: [...'0123456789'] }

// `expandPhrase` replaces `*` with the phrase.
const questions: Record<SearchLanguage, string> = {
  en: 'who *, what *, when *, where *, why *, how *, which *, is *, are *, can *, does *, how to *, best *, * for, * without, * vs',
  de: 'wer *, was *, wann *, wo *, warum *, wie *, welche *, ist *, sind *, kann *, wie viel *, beste *, * für, * ohne, * oder, * vs',
  fr: 'qui *, que *, quand *, où *, pourquoi *, comment *, quel *, combien *, est-ce que *, peut-on *, meilleur *, * pour, * sans, * ou, * vs',
}

/** Returns an empty list for a blank phrase. */
export function expandPhrase(text: string, expansion: Expansion, country: CountryCode): string[] {
  const phrase = normalisePhrase(text)
  if (phrase === '') return []
  if (expansion !== 'questions') return endings[expansion].map((ending) => `${phrase} ${ending}`)
  const asked = questions[searchLanguages[country]].split(', ')
  return asked.map((question) => question.replace('*', () => phrase))
}
