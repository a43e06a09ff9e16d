import { describe, expect, test } from 'vitest'
import { links } from '../shell/routes.ts'
import {
  batchProblem,
  firstCharacters,
  keystrokePrefixes,
  parseSearchLines,
  phraseLines,
  phraseText,
} from './phrase-batches.ts'

const lines = (count: number) => Array.from({ length: count }, (_, n) => `phrase ${n}`).join('\n')

describe('a text of several phrases', () => {
  test.each([
    ['', []],
    [' \n\n\t\r\n', []],
    ['matcha', ['matcha']],
    ['  matcha \n\n  oat   milk\r\n', ['matcha', 'oat milk']],
    ['matcha\rmatcha', ['matcha', 'matcha']],
  ])('%j contains %j', (text, phrases) => {
    expect(phraseLines(text)).toEqual(phrases)
  })

  test.each([
    [0, 'empty'],
    [1, null],
    [50, null],
    [51, 'too-many'],
  ])('with %i phrases: %s', (count, problem) => {
    expect(batchProblem(phraseLines(lines(count)))).toBe(problem)
  })

  test('accepts phrases of 500 characters, not of 501', () => {
    expect(batchProblem(['a', 'x'.repeat(500)])).toBeNull()
    expect(batchProblem(['a', 'x'.repeat(501)])).toBe('too-long')
  })
})

describe('keystroke mode', () => {
  test('grows by one character up to the twelfth', () => {
    expect(keystrokePrefixes('tea')).toEqual(['t', 'te', 'tea'])
    expect(keystrokePrefixes('abcdefghijkl')).toHaveLength(12)
    expect(keystrokePrefixes('abcdefghijklm')).toHaveLength(12)
    expect(keystrokePrefixes('abcdefghijklm').at(-1)).toBe('abcdefghijkl')
    expect(keystrokePrefixes(' ')).toEqual([])
  })

  test('omits prefixes that differ only in a trailing space', () => {
    expect(keystrokePrefixes(' a  b')).toEqual(['a', 'a b'])
  })

  test('counts graphemes: emoji families, flags, accents and right-to-left letters', () => {
    expect(keystrokePrefixes('👨‍👩‍👧🇫🇷é')).toEqual(['👨‍👩‍👧', '👨‍👩‍👧🇫🇷', '👨‍👩‍👧🇫🇷é'])
    expect(keystrokePrefixes('שלום')).toEqual(['ש', 'של', 'שלו', 'שלום'])
    expect(firstCharacters('👍🏽'.repeat(13), 12)).toBe('👍🏽'.repeat(12))
  })
})

const odd = ['100%', 'a/b', '#tag', '"double" and \'single\'', 'a+b & c=d', '👩🏽‍🍳 cake', 'قهوة عربية']

test('odd phrases survive the round trip through an address', () => {
  const url = new URL(links.searchMulti(phraseText(odd), 'de'), 'https://keytrail.test')
  expect(phraseLines(url.searchParams.get('q') ?? '')).toEqual(odd)
  expect(url.searchParams.get('country')).toBe('de')
  const track = new URL(links.rankTracking({ add: phraseText(odd), country: 'us' }), 'https://keytrail.test')
  expect(phraseLines(track.searchParams.get('add') ?? '')).toEqual(odd)
})

describe('the q of /search with several lines', () => {
  test.each(['', 'one', 'one\n \n', 'one?country=de'])('returns null for %j', (term) => {
    expect(parseSearchLines(term)).toBeNull()
  })

  test('returns basic searches, or autocomplete searches in a country', () => {
    expect(parseSearchLines('one\n\ntwo')).toEqual({ type: 'basic', country: 'gb', phrases: ['one', 'two'] })
    expect(parseSearchLines('one\ntwo?country=DE')).toEqual({
      type: 'autocomplete',
      country: 'de',
      phrases: ['one', 'two'],
    })
    expect(parseSearchLines('one\ntwo?country=xx')).toMatchObject({ type: 'autocomplete', country: 'gb' })
  })
})
