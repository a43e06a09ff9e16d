import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { hasResults } from './rows.ts'

const search_ranking_results = [rankingRow()]
const check_results = [{ page: 1 }]

test.each([
  ['has results', { search_ranking_results, check_results }, true],
  ['is stored on this device only', { search_ranking_results, check_results: [] }, true],
  ['found nothing', { check_results }, true],
  ['found nothing and was never read from the server', {}, true],
  ['failed', { state: 'failed', check_results: [] }, true],
  ['was purged', { check_results: [] }, false],
] as const)('recognises a check that %s', (_, values, expected) => {
  expect(hasResults({ ...storedCheck(), ...structuredClone(values) } as never)).toBe(expected)
})
