import { createPgliteConnection } from '@supabase/lite/pglite'
import { openTestApi } from './test-api.ts'
import { openTestDatabase, type TestDatabase, testDatabaseOn } from './test-database.ts'

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

export const engines = [
  ['PostgreSQL', openTestDatabase],
  ['PGlite', openPgliteDatabase],
] as const
