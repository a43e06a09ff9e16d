import { type Locale, setLocale } from '../../../../src/lib/locale.ts'
import { provideTranslation } from '../../../../src/lib/translation.ts'
import * as germanAlerts from '../../../../src/words/de/alerts.ts'
import * as germanNews from '../../../../src/words/de/news.ts'
import * as germanReport from '../../../../src/words/de/report.ts'
import * as frenchAlerts from '../../../../src/words/fr/alerts.ts'
import * as frenchNews from '../../../../src/words/fr/news.ts'
import * as frenchReport from '../../../../src/words/fr/report.ts'

const translations: Record<Locale, Record<string, object>> = {
  en: {},
  de: { ...germanAlerts, ...germanNews, ...germanReport },
  fr: { ...frenchAlerts, ...frenchNews, ...frenchReport },
}

/** An unknown language means English. `say` must be synchronous, because the language is a global setting. */
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
