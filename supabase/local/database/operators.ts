import type { Database } from './database.ts'

/**
 * Makes the accounts with these email addresses the only operators. Throws if an address has no confirmed
 * account, because a stranger can sign up with any address.
 */
export async function appointOperators(database: Database, addresses: readonly string[], siteUrl: string) {
  const wanted = addresses.map((address) => address.toLowerCase())
  const accounts = await database.query(
    `select id, email from auth.users where email = any ($1::text[]) and email_confirmed_at is not null
      and (confirmation_sent_at is not null or not $2)`,
    [wanted, database.confirmsEmail],
  )
  const missing = wanted.filter((address) => accounts.every(({ email }) => email !== address))
  if (missing.length > 0) {
    const confirm = database.confirmsEmail ? ', follow the link in the mail' : ''
    throw new Error(
      `OPERATORS names addresses without a confirmed account: ${missing.join(', ')}. Start without it (OPERATORS= npm start; ` +
        `with Docker, remove its line from .env), sign up with the address at ${siteUrl}/signup${confirm}, then start again with it`,
    )
  }
  const ids = accounts.map(({ id }) => id)
  await database.query('delete from private.operators where user_id <> all ($1::uuid[])', [ids])
  await database.query(
    'insert into private.operators (user_id) select unnest($1::uuid[]) on conflict do nothing',
    [ids],
  )
}
