import { expect, test } from 'vitest'
import type { CountryCode } from '#src/domain/countries.ts'
import { toDay } from './day.ts'
import { sampleRelated, sampleSuggestions } from './suggestions.ts'

const day = toDay(new Date('2026-11-21T09:00:00Z'))
const wordsOn = (on: number, country: CountryCode = 'gb') =>
  sampleSuggestions('sourdough', country, on).map(({ word }) => word)

test('returns 7 to 10 different suggestions that contain the phrase', () => {
  for (const phrase of ['sourdough', 'Rye Bread', 's', '犬', '100% $& $1']) {
    const words = sampleSuggestions(phrase, 'gb', day).map(({ word }) => word)
    expect(words.length).toBeGreaterThanOrEqual(7)
    expect(words.length).toBeLessThanOrEqual(10)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toContain(phrase)
  }
})

test('returns 8 to 12 related searches with different 64-bit ids', () => {
  for (const phrase of ['sourdough', 'gym', '犬']) {
    const related = sampleRelated(phrase, day)
    expect(related.length).toBeGreaterThanOrEqual(8)
    expect(related.length).toBeLessThanOrEqual(12)
    const ids = related.map(({ group_id }) => group_id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(id).toMatch(/^7\d{18}$/)
      expect(BigInt(id)).toBeLessThan(2n ** 63n)
    }
  }
})

test('uses the country’s language, or leaves it empty', () => {
  const findLanguages = (country: CountryCode) =>
    new Set(
      Array.from({ length: 30 }, (_, n) => sampleSuggestions(`phrase ${n}`, country, day))
        .flat()
        .map(({ lang }) => lang),
    )
  expect([...findLanguages('gb')].sort()).toEqual(['', 'en'])
  expect([...findLanguages('de')].sort()).toEqual(['', 'de', 'en'])
  expect([...findLanguages('fr')].sort()).toEqual(['', 'en', 'fr'])
  expect(wordsOn(day, 'de')).not.toEqual(wordsOn(day, 'fr'))
})

test('drifts from day to day, and uses the current year', () => {
  const later = wordsOn(day + 30)
  expect(later).not.toEqual(wordsOn(day))
  expect(later.filter((word) => wordsOn(day).includes(word)).length).toBeGreaterThan(later.length / 2)
  const years = Array.from({ length: 60 }, (_, n) => sampleSuggestions(`phrase ${n}`, 'gb', day))
    .flat()
    .flatMap(({ word }) => /\b20\d\d\b/.exec(word) ?? [])
  expect(new Set(years)).toEqual(new Set(['2026']))
})
