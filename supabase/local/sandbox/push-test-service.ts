import type { Database } from '../database/database.ts'

/** Allows a test's push service, and removes those of earlier starts. */
export async function allowPushTestService(database: Database, origin: string | undefined): Promise<void> {
  await database.query('delete from private.push_services where is_test', [])
  if (origin === undefined) return
  await database.query('insert into private.push_services (host, is_test) values ($1, true)', [
    new URL(origin).hostname,
  ])
}
