import { expect, test } from 'vitest'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { takeTicket } from '../mirror/pull-books.ts'
import { keepWanted } from '../missing/keep-wanted.ts'
import { findEarlierCheck, findStoredCheck, readCheck } from '../reads/checks.ts'
import { readRankedAccounts } from '../reads/ranked-accounts.ts'

openStore()

async function readAgain(check: CheckRow): Promise<CheckRow | undefined> {
  const row = { ...check, search_ranking_results: [], check_results: [] }
  await keepWanted(await takeTicket(), { table: 'checks', ids: [check.id] }, { rows: [row], unreadable: [] })
  return readCheck(check.id)
}

test('keeps the results of a check that the server has purged', async () => {
  const check = storedCheck({ search_ranking_results: [rankingRow()] })
  await database().checks.put(check)
  expect((await readAgain(check))?.search_ranking_results).toEqual(check.search_ranking_results)
})

test('a check without results is neither a stored result nor a comparison, and has no accounts', async () => {
  const gone = storedCheck({ searched_at: '2026-11-19T10:00:00.000Z' })
  const older = storedCheck({
    searched_at: '2026-11-18T10:00:00.000Z',
    search_ranking_results: [rankingRow()],
  })
  await database().checks.put(older)
  expect(await readAgain(gone)).toMatchObject({ search_ranking_results: [], check_results: [] })
  expect((await findStoredCheck(gone))?.id).toBe(older.id)
  expect(
    (await findEarlierCheck({ ...gone, id: 'other', searched_at: '2026-11-20T10:00:00.000Z' }))?.id,
  ).toBe(older.id)
  expect((await readRankedAccounts([gone.id, older.id])).map(({ id }) => id)).toEqual([older.id])
})
