import { countryCodes, countryName } from '#src/domain/countries.ts'
import type { CountryLine } from '#src/domain/search/country-lines.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'
import { insightWords } from '../insight/insight.ts'

export const countriesWords = sentences('countries', {
  title: (phrase: string) => `${phrase} in all countries`,
  lead: 'Who ranks in each country, and how much their first tens have in common.',
  check: (countries: number, price: string) =>
    `Check ${counted(countries, 'country', 'countries')} for ${price}`,
  again: (price: string) => `Check all again for ${price}`,
  free: (countries: number) =>
    `${counted(countries, 'country has', 'countries have')} a check from the last 24 hours: free.`,
  some: (left: number, some: number, all: number) =>
    `You have ${counted(left, 'credit')} left, so ${some} of ${all} countries will be checked.`,
  progress: (done: number, all: number) => `${done} of ${counted(all, 'country', 'countries')} checked`,
  checking: 'Checking',
  caption: (phrase: string) => `Countries for ${phrase}`,
  country: 'Country',
  position: 'Your position',
  alsoIn: (country: string) => `Also in ${country}`,
  shared: 'First ten also in',
  sharedWith: (country: string, videos: number) => `${country} ${videos}`,
  suggestions: 'Suggestions',
  suggestionCount: (n: number) => counted(n, 'suggestion'),
  checked: 'Checked',
  notChecked: 'Not checked yet',
  ofCountry: (action: string, country: string) => `${action}: ${country}`,
  note: 'From the newest check of each country. “Also in” counts the videos that the first ten of both countries have. Suggestions are those of your newest stored search in the country.',
  inPlans: 'Checks in other countries come with Premium and Pro.',
  file: (phrase: string) => `${phrase} countries`,
})

export function countryTable(lines: readonly CountryLine[]): string[][] {
  const text = (value: number | string | null | undefined) => String(value ?? '')
  return [
    [
      countriesWords.country,
      countriesWords.position,
      ...countryCodes.map((code) => countriesWords.alsoIn(code.toUpperCase())),
      countriesWords.suggestions,
      insightWords.opportunity,
      countriesWords.checked,
    ],
    ...lines.map(({ country, check, position, shared, suggestions, opportunity }) => [
      countryName(country),
      text(position),
      ...countryCodes.map((code) => text(shared[code])),
      text(suggestions),
      opportunity?.verdict ? insightWords.verdicts[opportunity.verdict] : '',
      text(check?.searched_at),
    ]),
  ]
}
