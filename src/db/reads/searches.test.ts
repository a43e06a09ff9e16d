import { expect, test } from 'vitest'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { makeId, time } from '#tests/support/rows/made-rows.ts'
import { storedSearch } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { readKeywordMarks } from './keyword-marks.ts'
import { findStoredSearch, listSearches } from './searches.ts'

function search(n: number, changes: Partial<SearchRow> = {}): SearchRow {
  const times = { searched_at: time(n), changed_at: time(n) }
  return storedSearch({ id: makeId(n), search_term: 'coffee', ...times, ...changes })
}

openStore()

async function ids(searches: Promise<SearchRow[]>): Promise<number[]> {
  return (await searches).map(({ id }) => Number(id.slice(-12)))
}

test('a search is compared with an earlier one, never with its own copy from the server', async () => {
  const words = (...found: string[]) => found.map((word, position) => ({ word, position, group_id: 'a' }))
  const [earlier, newest] = [
    search(1, { search_results: words('iced coffee') }),
    search(3, { search_results: words('cold coffee') }),
  ]
  await database().searches.bulkPut([earlier, { ...newest, searched_at: search(2).searched_at }])
  expect((await readKeywordMarks([newest], 'gb')).get('cold coffee')?.newSince).toBe(earlier.searched_at)
})

test('lists the newest searches of the user together, regardless of their kind and outcome', async () => {
  await database().searches.bulkPut([
    search(1),
    search(2, { search_type: 'autocomplete' }),
    search(3, { search_type: 'search_results_check' }),
    search(4),
    search(5, { state: 'failed', failure_code: 'upstream_timeout', source: null }),
    search(6, { origin: 'tracker' }),
  ])
  expect(await ids(listSearches(5))).toEqual([5, 4, 2, 1])
  expect(await ids(listSearches(3))).toEqual([5, 4, 2])
})

test('the stored result of a query is its newest completed search', async () => {
  await database().searches.bulkPut([
    search(1),
    search(3),
    search(2),
    search(4, { state: 'pending', source: null }),
    search(5, { search_term: 'coffee bar' }),
    search(6, { search_type: 'autocomplete' }),
    search(7, { country: 'us' }),
  ])
  const question = { search_type: 'basic', search_term: 'coffee', country: 'gb' } as const
  expect((await findStoredSearch(question))?.id).toBe(search(3).id)
})
