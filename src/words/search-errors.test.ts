import { expect, test } from 'vitest'
import { noResponseWords } from './search-errors.ts'

test.each([
  [{ from: 'nobody', status: null }, 'The server cannot be reached', /no answer/],
  [{ from: 'server', status: 503 }, 'HTTP error! status: 503', /server/],
  [{ from: 'server', status: null }, 'API response data is empty or invalid', /server/],
  [{ from: 'stranger', status: 418 }, 'HTTP error! status: 418', /asks you to log in/],
  [{ from: 'stranger', status: null }, 'API response data is empty or invalid', /asks you to log in/],
] as const)('%j is told as "%s"', (noResponse, title, reason) => {
  expect(noResponseWords(noResponse)).toEqual({ title, reason: expect.stringMatching(reason) })
})
