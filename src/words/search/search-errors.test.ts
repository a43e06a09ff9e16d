import { expect, test } from 'vitest'
import { type SearchErrorCode, searchErrors } from '#src/domain/search/search-errors.ts'
import { catalogue as german } from '../de/catalogue.ts'
import { catalogue as french } from '../fr/catalogue.ts'
import { noResponseWords } from './search-errors.ts'

test.each([
  [{ from: 'nobody', status: null }, 'The server cannot be reached', /no answer/],
  [{ from: 'server', status: 503 }, 'HTTP error! status: 503', /server/],
  [{ from: 'server', status: null }, 'API response data is empty or invalid', /server/],
  [{ from: 'stranger', status: 418 }, 'HTTP error! status: 418', /asks you to log in/],
  [{ from: 'stranger', status: null }, 'API response data is empty or invalid', /asks you to log in/],
] as const)('describes %j as "%s"', (noResponse, title, reason) => {
  expect(noResponseWords(noResponse)).toEqual({ title, reason: expect.stringMatching(reason) })
})

test.each([
  ['German', german],
  ['French', french],
])('has both texts for every failure in %s', (_name, { searchErrors: said }) => {
  for (const code of Object.keys(searchErrors) as SearchErrorCode[])
    expect(said.reasons[code]).toMatch(new RegExp(`^${RegExp.escape(said.causes[code])} \\p{Lu}.+[.!]$`, 'u'))
})
