import { expect, test } from 'vitest'
import { historyFileName, resultsFileName } from './export-rows.ts'

test.each([
  ['running shoes', 'keytrail-search-results-running-shoes.csv'],
  ['../../etc/passwd', 'keytrail-search-results-etc-passwd.csv'],
  ['أحذية', 'keytrail-search-results-أحذية.csv'],
  ['???', 'keytrail-search-results-search.csv'],
  ['👟', 'keytrail-search-results-search.csv'],
])('names the file of %j %s', (term, name) => {
  expect(resultsFileName(term, 'csv', new Date('2026-11-21T09:05:00Z'))).toBe(name)
})

test('adds the time to other file names, and the date to the history’s', () => {
  const now = new Date('2026-11-21T09:05:41Z')
  expect(resultsFileName('running shoes', 'xls', now)).toBe('running-shoes-2026-11-21-09-05-41.xls')
  expect(historyFileName('csv', now)).toBe('keytrail-search-history-2026-11-21.csv')
})
