import { expect, test } from 'vitest'
import { keywordRows } from '#src/domain/search/merged-keywords.ts'
import { storedSearch } from '#tests/support/rows/stored-rows.ts'
import { historyHeader, historyLines, mergedTable, resultTable } from './keyword-tables.ts'

const search = storedSearch({
  search_term: 'running shoes',
  search_results: [
    { position: 1, word: 'running shoes men', group_id: '9007199254740993' },
    { position: 2, word: 'running shoes sale', group_id: 'unknown' },
  ],
})

test('exports results in the order shown, with the headings of each format', () => {
  const rows = keywordRows([search])
  expect(resultTable(rows, 'csv')).toEqual([
    ['Word', 'Group ID', 'Seed Phrase'],
    ['running shoes men', '9007199254740993', 'running shoes'],
    ['running shoes sale', 'unknown', 'running shoes'],
  ])
  expect(resultTable(rows, 'xls')[0]).toEqual(['Keyword', 'Group ID', 'Seed Phrase'])
})

test('exports a line for each result of each search in the history', () => {
  expect(historyLines({ ...search, search_results: [] })).toEqual([])
  const lines = historyLines(search)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toHaveLength(historyHeader().length)
  const result = ['running shoes men', '9007199254740993']
  expect(lines[0]).toEqual([...result, 'basic', 'running shoes', 'United Kingdom', search.searched_at])
})

test('exports all seeds of merged keywords and their number', () => {
  const merged = { word: 'Trail', group_id: 'en', seeds: ['running', 'shoes'] }
  expect(mergedTable([merged], 'csv')).toEqual([
    ['Word', 'Group ID', 'Seed Phrase', 'Seeds'],
    ['Trail', 'en', 'running, shoes', '2'],
  ])
  expect(mergedTable([], 'xls')[0]?.[0]).toBe('Keyword')
})
