import { englishRegionNames, regionNames } from '../lib/locale.ts'

/**
 * The searchable countries in display order, each with its most common search language. Canada's is English: a French
 * phrase returns French suggestions there too.
 */
export const searchLanguages = { gb: 'en', us: 'en', ca: 'en', au: 'en', de: 'de', fr: 'fr' } as const

export type CountryCode = keyof typeof searchLanguages
export type SearchLanguage = (typeof searchLanguages)[CountryCode]

export const countryCodes = Object.keys(searchLanguages) as CountryCode[]

export const defaultCountry: CountryCode = 'gb'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** "United Kingdom" for "gb"; an unknown code in upper case. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  return isCountryCode(code) ? (regionNames().of(region) ?? region) : region
}

/** The name of a country in exported files: always English, so that a file can be imported in any language. */
export function countryInFile(code: CountryCode): string {
  return englishRegionNames().of(code.toUpperCase()) ?? code
}
