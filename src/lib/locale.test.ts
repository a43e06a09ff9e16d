import { afterEach, expect, test } from 'vitest'
import { formatDate, formatWhole } from './format.ts'
import { perLocale, setLocale } from './locale.ts'

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
