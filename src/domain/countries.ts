/** The countries a search can be made in, in the order a list shows them (spec, section 3). */
const countries = [
  { code: 'gb', name: 'United Kingdom' },
  { code: 'us', name: 'United States' },
  { code: 'ca', name: 'Canada' },
  { code: 'au', name: 'Australia' },
  { code: 'de', name: 'Germany' },
  { code: 'fr', name: 'France' },
] as const

export type CountryCode = (typeof countries)[number]['code']

export const defaultCountry: CountryCode = 'gb'

export const countryCodes: readonly CountryCode[] = countries.map((country) => country.code)

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.includes(value as CountryCode)
}

/** "United Kingdom" for "gb"; a code that is not ours comes back in capitals. */
export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code.toUpperCase()
}
