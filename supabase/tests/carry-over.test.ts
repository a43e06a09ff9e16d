import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, splitSqlStatements } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectPostgres } from '../local/connection.ts'
import { type Database, openSystem } from '../local/database.ts'
import squashed from '../setup/squashed.json' with { type: 'json' }
import { readCatalogue } from './support/catalogue.ts'
import { createDatabase } from './support/create-database.ts'
import { openPgliteDatabase } from './support/engines.ts'
import { openTestApi, testOptions } from './support/test-api.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

// Databases of before the baseline: made by the migrations that it took the place of, which are named in their record.

const { baseline, commit, replaces } = squashed
const record = 'supabase_migrations.schema_migrations'

const folder = join(tmpdir(), `keytrail-carried-${randomUUID()}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Connects to an empty database, again and again to the same one. */
const engines: [string, () => Promise<() => Promise<Connection>>, () => Promise<TestDatabase>][] = [
  [
    'PostgreSQL',
    async () => {
      const url = await createDatabase()
      return async () => connectPostgres(url)
    },
    openTestDatabase,
  ],
  [
    'PGlite',
    async () => {
      mkdirSync(folder)
      return () => createPgliteConnection({ url: folder })
    },
    openPgliteDatabase,
  ],
]

const baselineText = readFileSync(join(import.meta.dirname, `../migrations/${baseline}_baseline.sql`), 'utf8')

const everything = async (database: Database) => ({
  catalogue: await readCatalogue((sql) => database.query(sql, [])),
  record: (await database.query(`select version from ${record} order by version`, [])).map(
    ({ version }) => version,
  ),
})

/** Writes into the record that these migrations, and no others, were applied. */
async function claim(database: Pick<Database, 'exec'>, versions: readonly string[]): Promise<void> {
  await database.exec(`delete from ${record}`)
  const values = versions.map((version) => `('${version}', '{}')`)
  await database.exec(`insert into ${record} (version, statements) values ${values}`)
}

describe.each(engines)('a database of before the baseline, on %s', (_, newDatabase, openFresh) => {
  let connect: () => Promise<Connection>
  beforeAll(async () => {
    connect = await newDatabase()
    const app = await openSystem(testOptions(await connect()))
    await app.connection.transaction(splitSqlStatements(baselineText), { intent: 'migration' })
    await app.connection.exec(`insert into auth.users (id, email, aud, role)
      values (gen_random_uuid(), 'early@keytrail.test', 'authenticated', 'authenticated')`)
    await app.connection.close()
  })

  test.each([
    [
      'lacks the last',
      replaces.slice(0, -1),
      `lacks 1 of its migrations, from ${replaces.at(-1)}. Nothing was changed. Start the version of commit ${commit} once with the same DATA_DIR or DATABASE_URL, stop it, and start this one again.`,
    ],
    ['stands at the first', replaces.slice(0, 1), `lacks ${replaces.length - 1} of its migrations`],
    ['has one that nobody knows', [...replaces, '20261122999999'], 'does not know, 20261122999999'],
  ])('is refused and left as it is where it %s', async (_, versions, sentence) => {
    const connection = await connect()
    onTestFinished(() => connection.close())
    await claim(connection, versions)
    await expect(openTestApi(connection)).rejects.toThrow(sentence)
    const { rows } = (await connection.exec(`select version from ${record} order by version`)) as {
      rows: { version: string }[]
    }
    expect(rows.map(({ version }) => version)).toEqual(versions)
  })

  test('is carried over where it has all of the earlier migrations', async () => {
    const connection = await connect()
    await claim(connection, replaces)
    const database = await openTestApi(connection)
    onTestFinished(() => database.close())
    const fresh = await openFresh()
    onTestFinished(() => fresh.close())
    expect(await everything(database)).toEqual(await everything(await fresh.openApi()))
    expect(await database.query('select email from public.profiles', [])).toEqual([
      { email: 'early@keytrail.test' },
    ])
  })
})
