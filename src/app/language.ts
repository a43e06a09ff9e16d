// Which language this page speaks: the one that was chosen on this device, else the browser's, else English.
import { fetchPart } from '#src/lib/fetch-part.ts'
import { type Locale, locales, localeTag, setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import type { Catalogue } from '#src/words/catalogue.ts'

const key = 'keytrail-locale'

const translations: Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>> = {
  de: () => fetchPart(async () => (await import('#src/words/de.ts')).german),
  fr: () => fetchPart(async () => (await import('#src/words/fr.ts')).french),
}

const isLocale = (text: string | null): text is Locale => locales.some((known) => known === text)

function chosenLocale(): Locale | null {
  try {
    const stored = localStorage.getItem(key)
    return isLocale(stored) ? stored : null
  } catch {
    // Storage is blocked.
    return null
  }
}

/** The language that this device's owner wants to read. */
export function wantedLocale(): Locale {
  return chosenLocale() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

/** Speaks a language from here on; English where its sentences do not come. To be awaited before anything is drawn. */
export async function speak(wanted: Locale): Promise<void> {
  if (wanted === 'en') return
  try {
    provideTranslation({ ...(await translations[wanted]()) })
  } catch {
    return
  }
  setLocale(wanted)
  document.documentElement.lang = localeTag()
}
