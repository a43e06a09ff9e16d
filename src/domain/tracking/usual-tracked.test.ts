import { expect, test } from 'vitest'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { usualAccount, usualCountry } from './usual-tracked.ts'

test('returns the most frequent account and country', () => {
  const rows = [
    storedKeyPhrase({ account_name: 'once', country: 'fr' }),
    storedKeyPhrase({ account_name: null, country: 'de' }),
    storedKeyPhrase({ account_name: 'ada', country: 'de' }),
    storedKeyPhrase({ account_name: 'ada', country: 'gb' }),
    storedKeyPhrase({ account_name: null, country: 'us' }),
    storedKeyPhrase({ account_name: null, country: 'us' }),
  ]
  expect(usualAccount(rows)).toBe('ada')
  expect(usualCountry(rows)).toBe('de')
})

test('returns nothing without key phrases', () => {
  expect(usualAccount([])).toBeNull()
  expect(usualAccount([storedKeyPhrase({ account_name: null })])).toBeNull()
  expect(usualCountry([])).toBeUndefined()
})
