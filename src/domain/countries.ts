import { regionNames } from '../lib/locale.ts'

/** The countries a search can be made in, in the order a list shows them (spec, section 3). */
export const countryCodes = ['gb', 'us', 'ca', 'au', 'de', 'fr'] as const

export type CountryCode = (typeof countryCodes)[number]

export const defaultCountry: CountryCode = 'gb'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** "United Kingdom" for "gb"; a code that is not ours comes back in capitals. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  return isCountryCode(code) ? (regionNames().of(region) ?? region) : region
}
