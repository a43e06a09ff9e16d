import assert from 'node:assert/strict'
import { upstreamResponse } from '../../../../tests/doubles/upstream.ts'
import { autocompleteEntry, type EntryShape, readSuggestions, relatedEntry } from './suggestions.ts'

const entries: [name: string, shape: EntryShape, entry: unknown, word: string, group: string][] = [
  ['the language', autocompleteEntry, { content: 'a', extra_info: { lang: 'en' } }, 'a', 'en'],
  ['no extra_info', autocompleteEntry, { content: 'a' }, 'a', 'unknown'],
  ['an empty language', autocompleteEntry, { content: 'a', extra_info: { lang: ' ' } }, 'a', 'unknown'],
  ['a word_record', autocompleteEntry, { word_record: { words_content: 'a', words_lang: 'fr' } }, 'a', 'fr'],
  ['word for content', autocompleteEntry, { content: '', word: 'a' }, 'a', 'unknown'],
  ['the group id', relatedEntry, { word: 'a', group_id: '730' }, 'a', '730'],
  ['id for group_id', relatedEntry, { word: 'a', id: '731' }, 'a', '731'],
  ['a group in word_record', relatedEntry, { word: 'a', word_record: { group_id: '732' } }, 'a', '732'],
  ['word_id for group_id', relatedEntry, { word: 'a', group_id: '', word_id: '733' }, 'a', '733'],
  ['no group', relatedEntry, { word: 'a' }, 'a', ''],
  ['an overlong group', relatedEntry, { word: 'a', group_id: '7'.repeat(65) }, 'a', ''],
  ['content for word', relatedEntry, { content: 'a' }, 'a', ''],
  ['text for word', relatedEntry, { text: 'a' }, 'a', ''],
  ['keyword for word', relatedEntry, { keyword: 'a' }, 'a', ''],
  ['a text alone', relatedEntry, 'a', 'a', ''],
]
const read = (body: unknown, shape = relatedEntry, isSample = false) =>
  readSuggestions(upstreamResponse(body, isSample), shape)

for (const [name, shape, entry, word, group_id] of entries) {
  Deno.test(`suggestions: reads ${name}`, () => {
    const { suggestions } = read({ data: [entry] }, shape)
    assert.deepEqual(suggestions, [{ word, group_id }])
  })
}

Deno.test('suggestions: keeps every digit of numeric ids', () => {
  const { suggestions } = read('{"data":[{"word":"a","group_id":7301234567890123457}],"log_id":"log-1"}')
  assert.deepEqual(suggestions, [{ word: 'a', group_id: '7301234567890123457' }])
})

Deno.test('suggestions: skips infinite numbers', () => {
  const { suggestions } = read('{"data":[{"word":1e999},-1e999,2026]}')
  assert.deepEqual(suggestions, [{ word: '2026', group_id: '' }])
})

const places = ['sug_list', 'data', 'items', 'results', 'suggestions']
for (const place of places) {
  Deno.test(`suggestions: reads a list from ${place} or data.${place}`, () => {
    for (const body of [{ [place]: ['a'] }, { data: { [place]: ['a'] } }])
      assert.deepEqual(read(body).suggestions, [{ word: 'a', group_id: '' }])
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
    assert.equal(read({ ...body, sug_list: [] }, autocompleteEntry).logId, expected)
  })
}

Deno.test('suggestions: marks data of the sample upstream', () => {
  assert.equal(read({ data: [] }).source, 'tiktok')
  assert.equal(read({ data: [] }, relatedEntry, true).source, 'sample')
})
