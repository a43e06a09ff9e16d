import assert from 'node:assert/strict'
import { autocompleteEntry, type EntryShape, readSuggestions, relatedEntry } from './suggestions.ts'

function response(body: unknown, isSample = false) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status: 200, contentType: 'application/json', body: text, isSample }
}

const suggestionsIn = (list: unknown, shape: EntryShape) =>
  readSuggestions(response({ data: list }), shape).suggestions.map(({ word, group_id }) => [word, group_id])

const entries: [name: string, shape: EntryShape, list: unknown[], expected: [string, string][]][] = [
  ['the language', autocompleteEntry, [{ content: 'a', extra_info: { lang: 'en' } }], [['a', 'en']]],
  ['no extra_info', autocompleteEntry, [{ content: 'a' }], [['a', 'unknown']]],
  ['an empty language', autocompleteEntry, [{ content: 'a', extra_info: { lang: ' ' } }], [['a', 'unknown']]],
  [
    'a word_record',
    autocompleteEntry,
    [{ content: '', word_record: { words_content: 'a', words_lang: 'fr' } }],
    [['a', 'fr']],
  ],
  ['word for content', autocompleteEntry, [{ word: 'a', extra_info: { lang: 'en' } }], [['a', 'en']]],
  ['the group id', relatedEntry, [{ word: 'a', group_id: '730' }], [['a', '730']]],
  ['id for group_id', relatedEntry, [{ word: 'a', id: '731' }], [['a', '731']]],
  ['a group in word_record', relatedEntry, [{ word: 'a', word_record: { group_id: '732' } }], [['a', '732']]],
  ['word_id for group_id', relatedEntry, [{ word: 'a', group_id: '', word_id: '733' }], [['a', '733']]],
  ['no group', relatedEntry, [{ word: 'a' }], [['a', '']]],
  ['an overlong group', relatedEntry, [{ word: 'a', group_id: '7'.repeat(65) }], [['a', '']]],
  [
    'the other names of a word',
    relatedEntry,
    [{ content: 'a' }, { text: 'b' }, { keyword: 'c' }, 'd'],
    [
      ['a', ''],
      ['b', ''],
      ['c', ''],
      ['d', ''],
    ],
  ],
]
for (const [name, shape, list, expected] of entries) {
  Deno.test(`suggestions: reads ${name}`, () => {
    assert.deepEqual(suggestionsIn(list, shape), expected)
  })
}

Deno.test('suggestions: keeps every digit of numeric ids', () => {
  const body = '{"data":[{"word":"a","group_id":7301234567890123457}],"log_id":"log-1"}'
  const { suggestions } = readSuggestions(response(body), relatedEntry)
  assert.deepEqual(suggestions, [{ word: 'a', group_id: '7301234567890123457' }])
})

Deno.test('suggestions: skips infinite numbers', () => {
  const { suggestions } = readSuggestions(response('{"data":[{"word":1e999},-1e999,2026]}'), relatedEntry)
  assert.deepEqual(suggestions, [{ word: '2026', group_id: '' }])
})

const places = ['sug_list', 'data', 'items', 'results', 'suggestions']
for (const place of places) {
  Deno.test(`suggestions: reads a list from ${place} or data.${place}`, () => {
    for (const body of [{ [place]: ['a'] }, { data: { [place]: ['a'] } }]) {
      assert.deepEqual(readSuggestions(response(body), relatedEntry).suggestions, [
        { word: 'a', group_id: '' },
      ])
    }
  })
}

const logIds: [body: object, expected: string | null][] = [
  [{ log_id: 'log-1' }, 'log-1'],
  [{ log_pb: { impr_id: 'log-2' }, log_id: '' }, 'log-2'],
  [{ extra: { logid: 'log-3' } }, 'log-3'],
  [{ log_pb: null }, null],
  [{ log_id: 'x'.repeat(101) }, null],
  [{ log_id: 'log\u0000' }, null],
  [{ log_id: 7 }, null],
]
for (const [body, expected] of logIds) {
  Deno.test(`suggestions: reads the log id ${expected}`, () => {
    assert.equal(readSuggestions(response({ ...body, sug_list: [] }), autocompleteEntry).logId, expected)
  })
}

Deno.test('suggestions: marks data of the sample upstream', () => {
  assert.equal(readSuggestions(response({ data: [] }), relatedEntry).source, 'tiktok')
  assert.equal(readSuggestions(response({ data: [] }, true), relatedEntry).source, 'sample')
})
