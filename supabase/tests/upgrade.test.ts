import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSqlStatements } from '@supabase/lite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectPostgres } from '../local/database/connection.ts'
import { type Database, openSystem } from '../local/database/database.ts'
import { readCatalogue } from './support/catalogue.ts'
import { openTestApi, testOptions } from './support/test-api.ts'
import { createDatabase, openTestDatabase, type TestDatabase } from './support/test-database.ts'

const folder = join(import.meta.dirname, '../migrations')
const migrations = readdirSync(folder).sort()
const baseline = '20261125000000_baseline.sql'
const record = 'supabase_migrations.schema_migrations'

let url: string
let fresh: TestDatabase
beforeAll(async () => {
  url = await createDatabase()
  const { connection } = await openSystem(testOptions(connectPostgres(url)))
  const sql = readFileSync(join(folder, baseline), 'utf8')
  await connection.transaction(splitSqlStatements(sql), { intent: 'migration' })
  await connection.exec(
    `insert into ${record} (version, statements) values ('${baseline.slice(0, 14)}', '{}')`,
  )
  await connection.exec(`insert into auth.users (id, email, aud, role)
    values (gen_random_uuid(), 'early@keytrail.test', 'authenticated', 'authenticated')`)
  await connection.exec(`update public.profiles set subscription_level = 'pro'`)
  await connection.exec(
    `insert into public.keywords (user_id, keyword) select id, 'latte art' from public.profiles`,
  )
  await connection.close()
  fresh = await openTestDatabase()
})
afterAll(() => fresh.close())

async function everythingIn(database: Pick<Database, 'query'>) {
  const query = (sql: string) => database.query(sql, [])
  return {
    catalogue: await readCatalogue(query),
    versions: (await query(`select version from ${record} order by version`)).map(({ version }) => version),
    rows: await query(
      `select email, keyword from public.profiles join public.keywords on keywords.user_id = profiles.id`,
    ),
  }
}

test('a database of 1.0.0 is upgraded by every later migration and keeps its rows', async () => {
  const database = await openTestApi(connectPostgres(url))
  onTestFinished(() => database.close())
  expect(await everythingIn(database)).toEqual({
    catalogue: await readCatalogue(async (sql) => (await fresh.openApi()).query(sql, [])),
    versions: migrations.map((name) => name.slice(0, 14)),
    rows: [{ email: 'early@keytrail.test', keyword: 'latte art' }],
  })
})

test('a database with an unknown migration is refused and left unchanged', async () => {
  const database = await openTestApi(connectPostgres(url))
  onTestFinished(() => database.close())
  await database.exec(`insert into ${record} (version, statements) values ('20991231000000', '{}')`)
  const before = await everythingIn(database)
  const connection = connectPostgres(url)
  onTestFinished(() => connection.close())
  await expect(openTestApi(connection)).rejects.toThrow('does not know, for example 20991231000000')
  expect(await everythingIn(database)).toEqual(before)
})
