import { readLocal, writeLocal } from './local-storage.ts'
import { isLocale, type Locale } from './locale.ts'

const key = 'keytrail-locale'

function chosenLocale(): Locale | null {
  const stored = readLocal(key)
  return isLocale(stored) ? stored : null
}

export function wantedLocale(): Locale {
  return chosenLocale() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

export function chooseLocale(locale: Locale): void {
  writeLocal(key, locale)
}

/** Does nothing if a language is already stored on this device. */
export function keepLocale(locale: Locale): void {
  if (!chosenLocale()) chooseLocale(locale)
}
