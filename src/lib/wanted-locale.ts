// The language the device's owner prefers: the one chosen here, else the browser's, else English.
import { type Locale, locales } from './locale.ts'

const key = 'keytrail-locale'

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

/** The language the device's owner prefers. */
export function wantedLocale(): Locale {
  return chosenLocale() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

/** Saves a language on this device and reloads the page in it. */
export function chooseLocale(locale: Locale): void {
  try {
    localStorage.setItem(key, locale)
  } catch {
    // Storage is blocked: the browser's language stays.
  }
  location.reload()
}
