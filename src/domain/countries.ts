import { regionNames } from '../lib/locale.ts'

/**
 * The countries a search can be made in, in the order a list shows them (spec, section 3), each with the language that
 * most search in. Canada's is English: its suggestions hold French too, and a French phrase brings them.
 */
export const searchLanguages = { gb: 'en', us: 'en', ca: 'en', au: 'en', de: 'de', fr: 'fr' } as const

export type CountryCode = keyof typeof searchLanguages
export type SearchLanguage = (typeof searchLanguages)[CountryCode]

export const countryCodes = Object.keys(searchLanguages) as CountryCode[]

export const defaultCountry: CountryCode = 'gb'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** "United Kingdom" for "gb"; a code that is not ours comes back in capitals. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  return isCountryCode(code) ? (regionNames().of(region) ?? region) : region
}
