import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { ada, keyPhrase, makers } from '#tests/support/rows/made-rows.ts'
import { takeTicket } from '../mirror/pull-books.ts'
import { nextMutations } from '../outbox/outbox.ts'
import { listCheckHeads, readCheck } from '../reads/checks.ts'
import { database, eraseDatabase, openDatabase } from './open.ts'
import { schemaVersion } from './schema.ts'

// The store of release 1.0.0. Every later build must open it with its rows and pending changes.
const tables = {
  profile: 'id',
  plans: 'level, rank',
  usage: 'user_id',
  searches:
    'id, searched_at, [search_type+searched_at], [state+search_type+search_term+country+searched_at+origin]',
  checks:
    'id, searched_at, keyword_id, [search_term+country+searched_at], [origin+state+pages_done+search_term+country+searched_at], [bytes+search_term+country+searched_at]',
  keyPhrases: 'id, created_at',
  keyPhraseChecks: 'id, [keyword_id+checked_at]',
  notes: 'id, [keyword_id+day]',
  ideas: 'id',
  alertRules: 'id, keyword_id',
  alerts: 'id, created_at',
  reportLinks: 'id, created_at',
  alertSettings: 'user_id',
  subscription: 'user_id',
  $outbox: '++sequence, &id, row, [state+sequence]',
  $facts: 'key',
  $wanted: 'name, [table+at]',
  $settled: 'row',
  $unreadable: 'name',
  $standings: 'keyword_id',
  $gists: 'name, keyword_id, *accounts',
  $unread: 'id',
}

const { search_ranking_results, ...head } = makers.checks(1)
const packed = JSON.stringify([
  Object.keys(search_ranking_results[0] ?? {}),
  ...search_ranking_results.map((video) => Object.values(video)),
])
const search = makers.searches(1)
const position = makers.keyPhraseChecks(1)
const books = { cursor: '1.1/10:10:', open: {} }
const names = ['Ada', 'Augusta', 'Ada Augusta']

const stored: Partial<Record<keyof typeof tables, object[]>> = {
  searches: [search],
  checks: [{ ...head, packed, bytes: packed.length }],
  keyPhrases: [keyPhrase],
  keyPhraseChecks: [position],
  $facts: [{ key: 'pulled', value: books }],
  $outbox: names.map((first_name) => ({
    ...{ id: crypto.randomUUID(), user_id: ada, row: `profiles/${ada}`, kind: 'change_profile' },
    ...{ payload: { first_name }, state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null },
    created_at: '2026-11-25T00:00:00.000Z',
  })),
}

afterEach(() => eraseDatabase(ada))

test('opens a store of 1.0.0 with its rows and its pending changes', async () => {
  const store = new Dexie(`keytrail-${ada}`)
  store.version(1).stores(tables)
  await store.open()
  for (const [table, rows] of Object.entries(stored)) await store.table(table).bulkAdd(rows)
  store.close()

  const db = await openDatabase(ada)
  expect(db.backendDB().version, 'upgraded by a new version, not repaired by Dexie').toBe(schemaVersion * 10)
  expect(await db.searches.toArray()).toEqual([search])
  expect(await readCheck(head.id)).toEqual({ ...head, search_ranking_results })
  expect(await listCheckHeads()).toMatchObject([{ id: head.id }])
  expect(await database().keyPhrases.toArray()).toEqual([keyPhrase])
  expect(await database().keyPhraseChecks.toArray()).toEqual([position])
  expect((await takeTicket()).books).toEqual(books)
  const pending = await nextMutations(9, () => true)
  expect(pending.map(({ payload }) => payload)).toEqual(names.map((first_name) => ({ first_name })))
})
