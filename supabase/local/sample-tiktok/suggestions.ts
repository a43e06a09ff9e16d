import { type CountryCode, type SearchLanguage, searchLanguages } from '#src/domain/countries.ts'
import { normalisePhrase, phraseKey } from '#src/domain/search/phrases.ts'
import { between, chance, drift, hash } from './chance.ts'
import { type Day, secondsPerDay } from './day.ts'
import { wordList } from './word-list.ts'

type Patterns = Partial<Record<SearchLanguage, readonly string[]>> & { en: readonly string[] }

/** The phrase replaces {}, and the year replaces {year}. */
const autocompletePatterns: Patterns = {
  en: wordList(`
    {} for beginners, {} tutorial, {} ideas, {} tips, {} {year}, {} near me, {} at home, {} hacks,
    {} before and after, {} challenge, {} aesthetic, {} step by step, {} on a budget, {} review, best {},
    how to {}, what is {}, easy {}, is {} worth it, why is {} trending`),
  de: wordList(`
    {} für anfänger, {} anleitung, {} ideen, {} tipps, {} {year}, {} selber machen, {} zu hause,
    {} vorher nachher, {} challenge, {} schritt für schritt, {} günstig, {} erfahrungen, beste {},
    wie geht {}, was ist {}, einfache {}, lohnt sich {}, warum ist {} im trend`),
  fr: wordList(`
    {} pour débutants, {} tuto, {} idées, {} astuces, {} {year}, {} facile, {} à la maison, {} avant après,
    {} challenge, {} étape par étape, {} pas cher, {} avis, meilleur {}, comment faire {}, qu'est-ce que {},
    pourquoi {}, {} en français, {} tendance`),
}

/** TikTok accepts no country for related searches, so there is only one language. */
const relatedPatterns = wordList(`
  {} routine, {} explained, {} gone wrong, {} storytime, {} inspiration, {} mistakes to avoid,
  {} must haves, {} vs reality, {} that actually works, {} motivation, {} transformation, {} asmr, viral {},
  simple {}, satisfying {}, day in the life {}, things to know about {}, {} essentials {year}`)

/**
 * Returns the best suggestion first. Up to four are in English and the rest in the country's language, or all
 * in English if there are no patterns in that language. `lang` is '' for some, as in TikTok's responses.
 */
export function sampleSuggestions(phrase: string, country: CountryCode, day: Day) {
  const own = autocompletePatterns[searchLanguages[country]]
  const lang = own ? searchLanguages[country] : 'en'
  const patterns = (own ?? autocompletePatterns.en).map((text) => ({ text, lang }))
  const english = autocompletePatterns.en.slice(0, 4).map((text) => ({ text, lang: 'en' }))
  const keyword = phraseKey(phrase)
  const count = between(7, 10, keyword, country, 'suggestions')
  return best(lang === 'en' ? patterns : [...patterns, ...english], phrase, country, day, count).map(
    ({ word, lang }) => ({ word, lang: chance(word, 'lang') < 0.08 ? '' : lang }),
  )
}

/** Returns the best suggestion first. */
export function sampleRelated(phrase: string, day: Day) {
  const patterns = relatedPatterns.map((text) => ({ text, lang: 'en' }))
  const count = between(8, 12, phraseKey(phrase), 'related')
  return best(patterns, phrase, 'gb', day, count).map(({ word }) => ({ word, group_id: groupId(word) }))
}

function best(
  patterns: readonly { text: string; lang: string }[],
  phrase: string,
  country: CountryCode,
  day: Day,
  count: number,
) {
  const keyword = phraseKey(phrase)
  if (keyword === '') return []
  const year = new Date(day * secondsPerDay * 1000).getUTCFullYear()
  return patterns
    .map(({ text, lang }) => ({
      word: text.replace('{}', () => normalisePhrase(phrase)).replace('{year}', String(year)),
      lang,
      score: 6 * chance(keyword, country, text) + drift(day, keyword, country, text),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
}

/** Returns a 64-bit id, like TikTok's. */
function groupId(word: string): string {
  return `7${String(hash(word, 'high')).padStart(10, '0')}${String(hash(word, 'low') % 1e8).padStart(8, '0')}`
}
