import { describe, expect, test } from 'vitest'
import { normalisePhrase, parseSearchTerm, phraseKey, searchTerm } from './phrases.ts'

test.each([
  ['  running   shoes ', 'running shoes'],
  ['running\nshoes\t', 'running shoes'],
  ['cafe\u0301', 'café'],
  ['a\u0000b\u0080\u009F', 'ab'],
  ['a\u0085b\u00A0c', 'a b c'],
  ['👩‍💻 tips', '👩‍💻 tips'],
  ['أحذية الجري', 'أحذية الجري'],
  [' \n\t ', ''],
  ['\u200B\u200D\uFEFF', ''],
])('normalises %j as %j', (text, expected) => {
  expect(normalisePhrase(text)).toBe(expected)
})

test('phraseKey ignores only case and spacing', () => {
  expect(phraseKey(' Running  SHOES')).toBe(phraseKey('running shoes'))
  expect(phraseKey('running-shoes')).not.toBe(phraseKey('running shoes'))
})

describe('the q of /search', () => {
  test.each([
    ['running shoes', { type: 'basic', phrase: 'running shoes' }],
    ['100%', { type: 'basic', phrase: '100%' }],
    ['why? country=gb', { type: 'basic', phrase: 'why? country=gb' }],
    ['running shoes?country=de', { type: 'autocomplete', phrase: 'running shoes', country: 'de' }],
    ['a?country=US', { type: 'autocomplete', phrase: 'a', country: 'us' }],
    ['a?country=xx', { type: 'autocomplete', phrase: 'a', country: 'gb' }],
    ['a?country=de?country=fr', { type: 'autocomplete', phrase: 'a?country=de', country: 'fr' }],
  ] as const)('reads %j as %j', (term, query) => {
    expect(parseSearchTerm(term)).toEqual(query)
  })

  test.each(['', '   ', '?country=gb', 'x'.repeat(501)])('returns null for %j', (term) => {
    expect(parseSearchTerm(term)).toBeNull()
  })

  test('round-trips through an address', () => {
    for (const phrase of ['100%', 'a/b', '#tag', '"quoted"', '👩‍💻', 'أحذية', 'x'.repeat(500), 'a+b&c=d'])
      for (const query of [
        { type: 'basic', phrase } as const,
        { type: 'autocomplete', phrase, country: 'fr' } as const,
      ]) {
        const q = new URLSearchParams(new URLSearchParams({ q: searchTerm(query) }).toString()).get('q')
        expect(parseSearchTerm(q ?? '')).toEqual(query)
      }
  })
})
