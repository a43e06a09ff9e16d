import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { listCheckHeads } from '../reads/checks.ts'
import { database, eraseDatabase, openDatabase } from './open.ts'
import { databasePrefix } from './schema.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
afterEach(() => eraseDatabase(ada))

/** A store of this user as a build of the fourth version of the schema has left it. */
async function storeOfVersion4(checks: readonly object[]): Promise<void> {
  const store = new Dexie(databasePrefix + ada)
  store.version(4).stores({
    ...{ profile: 'id', plans: 'level, rank', usage: 'user_id', subscription: 'user_id' },
    searches:
      'id, searched_at, [search_type+searched_at], [state+search_type+search_term+country+searched_at]',
    checks: 'id, searched_at, [origin+searched_at], [search_term+country+searched_at], keyword_id',
    keyPhrases: 'id, created_at',
    keyPhraseChecks: 'id, keyword_id, search_id, [keyword_id+checked_at]',
    ...{ notes: 'id, [keyword_id+day]', alertRules: 'id, keyword_id', alerts: 'id, created_at' },
    ...{ alertSettings: 'user_id', $standings: 'keyword_id', $facts: 'key' },
    $outbox: '++sequence, &id, row, [state+sequence]',
    ...{ $wanted: 'name, [table+at]', $settled: 'row', $unreadable: 'name' },
  })
  await store.table('checks').bulkPut([...checks])
  store.close()
}

test('checks that were here before the sixth version are listed by its index, whole', async () => {
  const check = (id: string, origin: string) => ({
    ...{ id, origin, search_term: 'coffee', country: 'gb', state: 'done', pages_done: 1 },
    ...{ searched_at: `2026-11-01T00:00:0${id}.000Z`, search_ranking_results: [{ rank: 1 }] },
  })
  const stored = [check('1', 'user'), check('2', 'tracker'), check('3', 'user')]
  await storeOfVersion4(stored)
  await openDatabase(ada)
  expect((await listCheckHeads()).map(({ id }) => id)).toEqual(['3', '1'])
  expect(await database().checks.toArray()).toEqual(stored)
})
