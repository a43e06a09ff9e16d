import { englishRegionNames, regionNames } from '../lib/locale.ts'

/**
 * The searchable countries in display order, with their search languages. Canada has English only: a French phrase
 * returns French suggestions there too.
 */
export const searchLanguages = { gb: 'en', us: 'en', ca: 'en', au: 'en', de: 'de', fr: 'fr' } as const

export type CountryCode = keyof typeof searchLanguages
export type SearchLanguage = (typeof searchLanguages)[CountryCode]

export const countryCodes = Object.keys(searchLanguages) as CountryCode[]

export const defaultCountry: CountryCode = 'gb'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** Returns "United Kingdom" for "gb", and an unknown code in upper case. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  return isCountryCode(code) ? (regionNames().of(region) ?? region) : region
}

/** Returns the country's name for exported files: always English, so that they can be imported in any language. */
export function countryInFile(code: CountryCode): string {
  return englishRegionNames().of(code.toUpperCase()) ?? code
}
