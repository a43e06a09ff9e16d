import { expect, test } from 'vitest'
import { phraseFileName } from './key-phrase-files.ts'

const day = new Date(2026, 10, 21, 9)

test('names files by keyword, contents and date', () => {
  expect(phraseFileName('running shoes', 'VQ Score Trend', 'png', day)).toBe(
    'running-shoes-VQ-Score-Trend-2026-11-21.png',
  )
  expect(phraseFileName('أحذية', 'position-history', 'xls', day)).toBe(
    'أحذية-position-history-2026-11-21.xls',
  )
  expect(phraseFileName('a/b?', 'results', 'csv', day)).toBe('a-b-results-2026-11-21.csv')
})
