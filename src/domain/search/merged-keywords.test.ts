import { expect, test } from 'vitest'
import { filterKeywords, mergeKeywords } from './merged-keywords.ts'

const item = (word: string, seed_phrase: string) => ({ word, group_id: 'en', seed_phrase })

const merged = mergeKeywords([
  item('Running Shoes', 'running'),
  item('running  shoes', 'shoes'),
  item('running shoes', 'shoes'),
  item('trail', 'shoes'),
])

test('merges spellings into the first one, each seed once', () => {
  expect(merged).toEqual([
    { key: 'running shoes', word: 'Running Shoes', group_id: 'en', seeds: ['running', 'shoes'] },
    { key: 'trail', word: 'trail', group_id: 'en', seeds: ['shoes'] },
  ])
})

test('filters keywords regardless of case and spacing', () => {
  expect(filterKeywords(merged, ' G   SHOES ').map(({ word }) => word)).toEqual(['Running Shoes'])
  expect(filterKeywords(merged, ' ')).toEqual(merged)
  expect(filterKeywords(merged, 'tea')).toEqual([])
})
