import type { Database } from './database.ts'

/** Makes the accounts with these addresses operators, and nobody else. An address without an account yet has none. */
export async function appointOperators(database: Database, addresses: readonly string[]): Promise<void> {
  const named =
    'select id from auth.users where lower(email) = any ($1::text[]) and email_confirmed_at is not null'
  await database.query(`delete from private.operators where user_id not in (${named})`, [addresses])
  await database.query(`insert into private.operators (user_id) ${named} on conflict do nothing`, [addresses])
}
