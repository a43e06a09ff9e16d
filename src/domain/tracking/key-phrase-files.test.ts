import { expect, test } from 'vitest'
import { pictureFileName, positionHistoryFileName, rankingFileName } from './key-phrase-files.ts'

const day = new Date(2026, 10, 21, 9)

test('names files by keyword, contents and date', () => {
  expect(pictureFileName('running shoes', 'VQ Score Trend', day)).toBe(
    'running-shoes-VQ-Score-Trend-2026-11-21.png',
  )
  expect(positionHistoryFileName('أحذية', 'xls', day)).toBe('أحذية-position-history-2026-11-21.xls')
  expect(rankingFileName('a/b?', 'csv', day)).toBe('a-b-results-2026-11-21.csv')
})
