import { expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import type { CountryCode } from '../countries.ts'
import { type CountryFacts, countryLines } from './country-lines.ts'

const twelve = (country: CountryCode, first: number) =>
  storedCheck({
    country,
    search_ranking_results: ranked(
      Array.from({ length: 12 }, (_, n) => String(first + n)),
      (_, index) => ({ username: index === 2 ? 'ada' : 'someone' }),
    ),
  })

const facts = (country: CountryCode, check: CountryFacts['check']): CountryFacts => ({
  ...{ country, check, previous: null, suggestions: null },
  yours: { tracked: [], accounts: ['ada'] },
})

test('counts the videos that the first ten of two countries share, and finds the user’s rank', () => {
  const [gb, us, de, fr] = countryLines([
    facts('gb', twelve('gb', 1)),
    facts('us', twelve('us', 5)),
    facts('de', twelve('de', 11)),
    facts('fr', null),
  ])
  expect(gb).toMatchObject({ position: 3, shared: { us: 6, de: 0 } })
  expect(us?.shared).toEqual({ gb: 6, de: 4 })
  expect(de?.shared).toEqual({ gb: 0, us: 4 })
  expect(fr).toMatchObject({ position: null, shared: {}, opportunity: null })
})

test('leaves out a country whose check has no results here', () => {
  const [gb, us] = countryLines([facts('gb', twelve('gb', 1)), facts('us', storedCheck({ country: 'us' }))])
  expect(gb?.shared).toEqual({})
  expect(us).toMatchObject({ position: null, shared: {} })
})
