import { describe, expect, test } from 'vitest'
import { RemoteError } from '../errors.ts'
import { readAutocomplete, readRelated } from './search-responses.ts'

const searchId = '00000000-0000-4000-8000-000000000001'
const envelope = { searchId, source: 'tiktok' }

describe('related searches', () => {
  test('are numbered in the order of the response', () => {
    const data = [
      { word: 'one', group_id: '7300000000000000001', seed_phrase: 'seed' },
      { word: 'two', group_id: 12, seed_phrase: 'seed' },
    ]
    expect(readRelated({ ...envelope, data })).toEqual({
      id: searchId,
      source: 'tiktok',
      search_results: [
        { position: 1, word: 'one', group_id: '7300000000000000001' },
        { position: 2, word: 'two', group_id: '12' },
      ],
    })
  })

  test.each(['data', 'items', 'results', 'suggestions'])('are read from %s', (name) => {
    expect(readRelated({ ...envelope, [name]: [{ word: 'one' }] }).search_results).toHaveLength(1)
  })

  test('are the first list of the four names', () => {
    const answer = { ...envelope, data: {}, results: [{ word: 'second' }], items: [{ word: 'first' }] }
    expect(readRelated(answer).search_results).toMatchObject([{ word: 'first' }])
  })

  test.each(['word', 'content', 'text'])('have their words in %s', (name) => {
    expect(readRelated({ ...envelope, data: [{ [name]: 'one' }] }).search_results).toEqual([
      { position: 1, word: 'one', group_id: 'unknown' },
    ])
  })

  test('omit entries without a word, and number the rest without gaps', () => {
    const data = [{ word: '' }, { group_id: '1' }, { word: 'one' }, { word: null, text: 'two' }]
    expect(readRelated({ ...envelope, data }).search_results).toMatchObject([
      { position: 1, word: 'one' },
      { position: 2, word: 'two' },
    ])
  })

  test('can be empty', () => {
    expect(readRelated({ ...envelope, data: [] }).search_results).toEqual([])
  })

  test.each([
    null,
    { ...envelope },
    { ...envelope, data: 'one' },
    { ...envelope, data: [1] },
    { searchId, data: [] },
    { source: 'tiktok', data: [] },
    { searchId: 'no id', source: 'tiktok', data: [] },
    { searchId, source: 'guessed', data: [] },
  ])('is unreadable as %j', (body) => {
    expect(() => readRelated(body)).toThrow(new RemoteError('unreadable'))
  })
})

describe('autocomplete', () => {
  test('has the language as the group, or unknown', () => {
    const sug_list = [
      { content: 'one', extra_info: { lang: 'en' } },
      { content: 'two', extra_info: {} },
      { content: 'three' },
    ]
    expect(readAutocomplete({ searchId, source: 'sample', sug_list })).toEqual({
      id: searchId,
      source: 'sample',
      search_results: [
        { position: 1, word: 'one', group_id: 'en' },
        { position: 2, word: 'two', group_id: 'unknown' },
        { position: 3, word: 'three', group_id: 'unknown' },
      ],
    })
  })

  test.each([
    null,
    { ...envelope },
    { ...envelope, sug_list: {} },
    { ...envelope, sug_list: [{ word: 'one' }] },
  ])('is unreadable as %j', (body) => {
    expect(() => readAutocomplete(body)).toThrow(new RemoteError('unreadable'))
  })
})
