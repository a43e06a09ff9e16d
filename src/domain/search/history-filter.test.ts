import { expect, test } from 'vitest'
import { storedSearch } from '#tests/support/rows/stored-rows.ts'
import {
  filterHistory,
  foldDuplicates,
  type HistoryFilter,
  type HistoryHead,
  newestOfEach,
} from './history-filter.ts'
import type { SearchRow } from './rows.ts'

const head = (id: string, changes: Partial<SearchRow> = {}) =>
  storedSearch({ id, searched_at: new Date(2026, 10, 20, 12).toISOString(), ...changes })
const everything: HistoryFilter = { id: null, text: '', country: null, from: null, until: null }
const ids = (heads: HistoryHead[]) => heads.map(({ id }) => id).join('')

test('filters by text, country and days, alone and combined', () => {
  const heads = [
    head('a', { search_term: 'Iced  Matcha' }),
    head('b', { country: 'de', searched_at: new Date(2026, 10, 20, 23, 59).toISOString() }),
    head('c', { search_term: 'tea', searched_at: new Date(2026, 10, 19, 23, 59).toISOString() }),
    head('d', { searched_at: new Date(2026, 10, 21, 0, 0).toISOString() }),
  ]
  const shown = (filter: Partial<HistoryFilter>) => ids(filterHistory(heads, { ...everything, ...filter }))
  expect(shown({})).toBe('abcd')
  expect(shown({ text: ' iced matcha ' })).toBe('a')
  expect(shown({ country: 'de' })).toBe('b')
  expect(shown({ id: 'c' })).toBe('c')
  expect(shown({ id: 'c', country: 'de' })).toBe('')
  expect(shown({ from: '2026-11-20' })).toBe('abd')
  expect(shown({ until: '2026-11-20' })).toBe('abc')
  expect(shown({ from: '2026-11-20', until: '2026-11-20', text: 'matcha', country: 'gb' })).toBe('a')
  expect(shown({ from: 'nonsense', until: '2026-13' })).toBe('abcd')
  const october = [head('e', { searched_at: new Date(2026, 9, 31, 23, 59, 59).toISOString() })]
  expect(ids(filterHistory(october, { ...everything, until: '2026-10-31' }))).toBe('e')
})

test('folds searches for the same phrase at the same time', () => {
  const heads = [head('a'), head('b'), head('c', { country: 'de' }), head('d', { search_term: 'tea' })]
  expect(ids(foldDuplicates(heads))).toBe('acd')
})

test('returns the newest of equal searches', () => {
  const heads = [
    storedSearch({ id: '4' }),
    storedSearch({ id: '3', country: 'de' }),
    storedSearch({ id: '2', search_type: 'autocomplete' }),
    storedSearch({ id: '1' }),
  ]
  expect(newestOfEach(heads).map(({ id }) => id)).toEqual(['4', '3', '2'])
})
