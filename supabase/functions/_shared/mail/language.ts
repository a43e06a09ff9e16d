import { type Locale, setLocale } from '../../../../src/lib/locale.ts'
import { provideTranslation } from '../../../../src/lib/translation.ts'
import * as german from '../../../../src/words/de/news.ts'
import * as french from '../../../../src/words/fr/news.ts'

const translations: Record<Locale, Record<string, object>> = {
  en: {},
  de: german,
  fr: french,
}

/** Runs `say` in a language, or in English if it is unknown. `say` is synchronous, so it affects no other call. */
export function inLanguage<Said>(language: string | null, say: () => Said): Said {
  const locale = language !== null && Object.hasOwn(translations, language) ? (language as Locale) : 'en'
  setLocale(locale)
  provideTranslation(translations[locale])
  try {
    return say()
  } finally {
    setLocale('en')
    provideTranslation({})
  }
}
