import type { SearchLanguage } from '#src/domain/countries.ts'
import { wordList } from './word-list.ts'

type Patterns = Partial<Record<SearchLanguage, readonly string[]>> & { en: readonly string[] }

/** The phrase replaces {}, and the year replaces {year}. */
export const autocompletePatterns: Patterns = {
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
export const relatedPatterns = wordList(`
  {} routine, {} explained, {} gone wrong, {} storytime, {} inspiration, {} mistakes to avoid,
  {} must haves, {} vs reality, {} that actually works, {} motivation, {} transformation, {} asmr, viral {},
  simple {}, satisfying {}, day in the life {}, things to know about {}, {} essentials {year}`)
