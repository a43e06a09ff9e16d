import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries.ts'
import { batchProblem } from './phrase-batches.ts'
import { type Expansion, expandPhrase } from './phrase-expansions.ts'

const expansions: Expansion[] = ['letters', 'digits', 'questions']

describe.each(expansions)('%s', (expansion) => {
  test.each(countryCodes)('returns a batch of distinct phrases that contain the phrase in %s', (country) => {
    const phrases = expandPhrase('  100% $& tea ', expansion, country)
    expect(batchProblem(phrases)).toBeNull()
    expect(new Set(phrases).size).toBe(phrases.length)
    expect(phrases.every((phrase) => phrase.includes('100% $& tea'))).toBe(true)
  })

  test('returns no phrases for a blank text', () => {
    expect(expandPhrase(' ', expansion, 'gb')).toEqual([])
  })
})

test('appends letters and digits to the phrase', () => {
  expect(expandPhrase('tea', 'letters', 'fr')).toHaveLength(26)
  expect(expandPhrase('tea', 'letters', 'fr').at(-1)).toBe('tea z')
  expect(expandPhrase('tea', 'digits', 'gb')).toEqual(Array.from({ length: 10 }, (_, n) => `tea ${n}`))
})

test('returns questions in the language of the country', () => {
  expect(expandPhrase('tea', 'questions', 'ca')).toEqual(expandPhrase('tea', 'questions', 'gb'))
  expect(expandPhrase('tea', 'questions', 'gb')).toContain('tea vs')
  expect(expandPhrase('Tee', 'questions', 'de')).toContain('warum Tee')
  expect(expandPhrase('thé', 'questions', 'fr')).toContain('pourquoi thé')
})
