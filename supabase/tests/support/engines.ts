import { createPgliteConnection } from '@supabase/lite/pglite'
import { openTestApi } from './test-api.ts'
import { openTestDatabase, type TestDatabase, testDatabaseOn } from './test-database.ts'

/** Opens a fully migrated, empty database on PGlite, as the embedded stack does. It has one connection. */
export async function openPgliteDatabase(): Promise<TestDatabase> {
  const connection = await createPgliteConnection({ url: 'memory://' })
  const api = await openTestApi(connection)
  return testDatabaseOn({
    query: async (sql) => (await connection.driver.query<Record<string, unknown>>(sql)).rows,
    transaction: (work) =>
      connection.driver.transaction((transaction) =>
        work(async (sql) => (await transaction.query<Record<string, unknown>>(sql)).rows),
      ),
    openApi: async () => api,
    close: () => api.close(),
  })
}

/** The engines on which the authorisation rules are tested. */
export const engines = [
  ['PostgreSQL', openTestDatabase],
  ['PGlite', openPgliteDatabase],
] as const
