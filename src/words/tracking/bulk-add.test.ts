import { expect, test } from 'vitest'
import { bulkAddWords, lineProblemText } from './bulk-add.ts'

test.each([
  [{ kind: 'missing' }, 'Enter a key phrase.'],
  [{ kind: 'too_long', max: 500 }, 'A key phrase has at most 500 characters.'],
  [{ kind: 'unknown_country', text: 'spain' }, '“spain” is not a country Keytrail can track.'],
  [{ kind: 'country_not_in_plan' }, 'Your plan does not include this country.'],
] as const)('describes %o', (problem, text) => {
  expect(lineProblemText(problem)).toBe(text)
})

test('counts the lines of each outcome and omits zeros', () => {
  const none = { ready: 0, duplicate: 0, invalid: 0, over: 0 }
  expect(bulkAddWords.summary(none)).toBe('0 will be added.')
  expect(bulkAddWords.summary({ ready: 2, duplicate: 1, invalid: 0, over: 3 })).toBe(
    '2 will be added, 1 already tracked, 3 over your limit.',
  )
})
