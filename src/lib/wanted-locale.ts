// The preferred language: chosen on this device, else the browser's first supported one, else English.
import { isLocale, type Locale } from './locale.ts'

const key = 'keytrail-locale'

function chosenLocale(): Locale | null {
  try {
    const stored = localStorage.getItem(key)
    return isLocale(stored) ? stored : null
  } catch {
    return null
  }
}

export function wantedLocale(): Locale {
  return chosenLocale() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

export function chooseLocale(locale: Locale): void {
  try {
    localStorage.setItem(key, locale)
  } catch {
    // Storage is blocked or full.
  }
}

/** Does nothing if a language was chosen. */
export function keepLocale(locale: Locale): void {
  if (!chosenLocale()) chooseLocale(locale)
}
