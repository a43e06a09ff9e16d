import { expect, test } from 'vitest'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { usualAccount, usualCountry } from './usual-tracked.ts'

test('what most key phrases have is what a further one is likely for', () => {
  const rows = [
    storedKeyPhrase({ account_name: 'once', country: 'fr' }),
    storedKeyPhrase({ account_name: null, country: 'de' }),
    storedKeyPhrase({ account_name: 'ada', country: 'de' }),
    storedKeyPhrase({ account_name: 'ada', country: 'gb' }),
    storedKeyPhrase({ account_name: null, country: 'us' }),
    storedKeyPhrase({ account_name: null, country: 'us' }),
  ]
  expect(usualAccount(rows)).toBe('ada')
  // Of equals the first: rows come newest first.
  expect(usualCountry(rows)).toBe('de')
})

test('without key phrases nothing is usual', () => {
  expect(usualAccount([])).toBeNull()
  expect(usualAccount([storedKeyPhrase({ account_name: null })])).toBeNull()
  expect(usualCountry([])).toBeUndefined()
})
