import { expect, test } from 'vitest'
import { storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { filterKeywords, mergedRows } from './merged-keywords.ts'

const merged = mergedRows([
  storedSearch({ search_term: 'running', search_results: suggestions('Running Shoes') }),
  storedSearch({
    search_term: 'shoes',
    search_results: suggestions('running  shoes', 'running shoes', 'trail'),
  }),
])

test('merges spellings into the first one, each seed once', () => {
  const rows = [
    { key: 'running shoes', word: 'Running Shoes', group_id: 'en', seeds: ['running', 'shoes'] },
    { key: 'trail', word: 'trail', group_id: 'en', seeds: ['shoes'] },
  ]
  expect(merged).toEqual(rows.map((row) => ({ ...row, place: row.key })))
})

test('filters keywords regardless of case and spacing', () => {
  expect(filterKeywords(merged, ' G   SHOES ').map(({ word }) => word)).toEqual(['Running Shoes'])
  expect(filterKeywords(merged, ' ')).toEqual(merged)
  expect(filterKeywords(merged, 'tea')).toEqual([])
})
