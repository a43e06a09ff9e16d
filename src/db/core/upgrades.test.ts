import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { repetitions } from '#tests/support/project/long-run.ts'
import { ada, keyPhrase, makers } from '#tests/support/rows/made-rows.ts'
import { nextMutations } from '../outbox/outbox.ts'
import { closeDatabase, database, eraseDatabase, openDatabase } from './open.ts'
import { databasePrefix, KeytrailDatabase } from './schema.ts'

const rows = repetitions(100, 5_000)
const pending = 50

afterEach(() => eraseDatabase(ada))

/** A store as a build of that version left it: all tables that it knew, with rows, and changes that are not sent. */
async function leaveStore(version: number): Promise<string[]> {
  const now = new KeytrailDatabase(ada)
  const schemas = Object.fromEntries(
    now.tables.map(({ name, schema }) => [
      name,
      [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(','),
    ]),
  )
  const later: string[][] = [
    [
      'checks',
      'keyPhrases',
      'keyPhraseChecks',
      'notes',
      'alertRules',
      'alerts',
      'alertSettings',
      '$standings',
    ],
    ['subscription'],
    ['$wanted', '$settled', '$unreadable'],
  ]
  for (const name of later.slice(version - 1).flat()) delete schemas[name]
  const store = new Dexie(databasePrefix + ada)
  store.version(version).stores(schemas)
  await store.open()
  const made = (table: 'searches' | 'checks' | 'keyPhraseChecks') =>
    schemas[table]
      ? store.table(table).bulkAdd(Array.from({ length: rows }, (_, n) => makers[table](n)))
      : null
  await Promise.all([made('searches'), made('checks'), made('keyPhraseChecks')])
  if (schemas.keyPhrases) await store.table('keyPhrases').add(keyPhrase)
  const names = Array.from({ length: pending }, (_, n) => `change ${n}`)
  await store.table('$outbox').bulkAdd(
    names.map((first_name) => ({
      ...{ id: crypto.randomUUID(), user_id: ada, row: `profiles/${ada}`, kind: 'update_profile' },
      ...{ payload: { first_name }, state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null },
      created_at: '2026-11-01T00:00:00.000Z',
    })),
  )
  store.close()
  return names
}

const runs = Array.from({ length: repetitions(1, 10) }, (_, n) => n + 1)
test.each([1, 2, 3].flatMap((version) => runs.map((run) => [version, run] as const)))(
  `a store of version %i with ${rows} rows a table and ${pending} changes is opened with all of them (run %i)`,
  { timeout: 60_000 },
  async (version) => {
    const names = await leaveStore(version)
    await openDatabase(ada)
    const db = database()
    expect(await db.searches.count()).toBe(rows)
    expect(await db.checks.count()).toBe(version > 1 ? rows : 0)
    expect(await db.keyPhraseChecks.count()).toBe(version > 1 ? rows : 0)
    expect(await db.searches.orderBy('searched_at').last()).toMatchObject({
      search_results: [{ position: 1 }],
    })
    const waiting = await nextMutations(100, () => true)
    expect(waiting.map(({ payload }) => 'first_name' in payload && payload.first_name)).toEqual(names)
    await db.$wanted.put({ name: 'searches/x', table: 'searches', id: 'x', at: '' })
    closeDatabase()
    await openDatabase(ada)
    expect(await database().$wanted.count()).toBe(1)
  },
)
