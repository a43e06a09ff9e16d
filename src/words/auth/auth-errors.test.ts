import { afterEach, expect, test } from 'vitest'
import { provideTranslation } from '#src/lib/translation.ts'
import { catalogue as french } from '../fr/catalogue.ts'
import { authFailureWords } from './auth-errors.ts'

afterEach(() => provideTranslation({}))

const failure = (facts: Partial<Parameters<typeof authFailureWords>[0]>) => ({
  ...{ kind: 'refused', status: 400, code: undefined, message: 'refused', retryAfterMs: undefined },
  ...facts,
})
const wrong = failure({ code: 'invalid_credentials', message: 'Invalid login credentials' })

test.each([
  [wrong, 'Invalid login credentials'],
  [failure({ kind: 'offline' }), 'The server cannot be reached. Check your connection and try again.'],
  [failure({ kind: 'timeout' }), 'The server cannot be reached. Check your connection and try again.'],
  [failure({ kind: 'server', message: '{}' }), 'The server cannot answer now. Try again in a moment.'],
  [failure({ status: 429, retryAfterMs: 61_000 }), 'Too many attempts. Try again in 2 minutes.'],
  [failure({ status: 429, message: 'Request rate limit reached' }), 'Request rate limit reached'],
])('describes %j in English', (facts, words) => expect(authFailureWords(facts)).toBe(words))

test('translates by the code, and keeps the server’s words for an unknown code', () => {
  provideTranslation({ ...french })
  expect(authFailureWords(wrong)).toBe('Adresse e-mail ou mot de passe incorrect.')
  expect(authFailureWords(failure({ code: 'brand_new', message: 'Something new' }))).toBe('Something new')
  expect(authFailureWords(failure({ code: 'toString', message: 'Something new' }))).toBe('Something new')
})
