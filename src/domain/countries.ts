import { englishRegionNames, regionNames } from '../lib/locale.ts'

/** In display order. Canada needs only English, because French phrases get French suggestions there too. */
export const searchLanguages = { gb: 'en', us: 'en', ca: 'en', au: 'en', de: 'de', fr: 'fr' } as const

export type CountryCode = keyof typeof searchLanguages
export type SearchLanguage = (typeof searchLanguages)[CountryCode]

export const countryCodes = Object.keys(searchLanguages) as CountryCode[]

export const defaultCountry: CountryCode = 'gb'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** Returns an unknown code in upper case. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  return isCountryCode(code) ? (regionNames().of(region) ?? region) : region
}

/** Always English, so that exported files can be imported in any language. */
export function countryInFile(code: CountryCode): string {
  return englishRegionNames().of(code.toUpperCase()) ?? code
}
