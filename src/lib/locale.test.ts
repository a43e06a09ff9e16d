import { afterEach, expect, test } from 'vitest'
import { formatDate, formatWhole } from './format.ts'
import { perLocale, plural, setLocale, shorten } from './locale.ts'

afterEach(() => setLocale('en'))

test.each([
  ['en', '12,345', '21 November 2026'],
  ['de', '12.345', '21. November 2026'],
  ['fr', '12\u202f345', '21 novembre 2026'],
] as const)('%s writes numbers and days its own way', (locale, number, day) => {
  setLocale(locale)
  expect(formatWhole(12_345)).toBe(number)
  expect(formatDate('2026-11-21T12:00:00Z')).toBe(day)
})

test('creates an Intl object once for each language', () => {
  const made: string[] = []
  const tag = perLocale((name) => {
    made.push(name)
    return name
  })
  expect([tag(), tag()]).toEqual(['en-GB', 'en-GB'])
  setLocale('de')
  expect([tag(), tag()]).toEqual(['de-DE', 'de-DE'])
  expect(made).toEqual(['en-GB', 'de-DE'])
})

test('takes the singular for one only, and the plural of an irregular word as an argument', () => {
  expect([0, 1, 2, 21, 1_001].map((count) => plural(count, 'page'))).toEqual([
    ...['pages', 'page', 'pages', 'pages', 'pages'],
  ])
  expect([1, 3].map((count) => plural(count, 'match', 'matches'))).toEqual(['match', 'matches'])
})

test('cuts to the length of the tracked list, counted in graphemes', () => {
  for (const letter of ['a', '👩‍🍳']) {
    expect(shorten(letter.repeat(50), 50)).toBe(letter.repeat(50))
    expect(shorten(letter.repeat(51), 50)).toBe(`${letter.repeat(50)}…`)
  }
  expect(shorten('two\nlines\t here', 50)).toBe('two lines here')
})
