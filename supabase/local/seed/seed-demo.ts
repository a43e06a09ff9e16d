import bcrypt from 'bcryptjs'
import type { Database } from '../database/database.ts'
import { toDay } from '../sample-tiktok/day.ts'
import { sampleRelated, sampleSuggestions } from '../sample-tiktok/suggestions.ts'
import { demoBrand, demoSearches, trackedDays } from './demo-content.ts'
import { historyRow, insert, type Row, seedTracking } from './seed-tracking.ts'

export const demoAccount = { email: 'demo@keytrail.test', password: 'keytrail-demo' }

// A prefix that makes the stored hash of the well-known password invalid.
const retired = 'retired '

function suggestionRows(userId: string, now: Date): { history: Row; results: Row[] }[] {
  return demoSearches.map(({ phrase, type, country, hoursAgo, origin = 'user' }) => {
    const searched_at = new Date(now.getTime() - hoursAgo * 3_600_000)
    const asked = { search_term: phrase, search_type: type, country, origin, searched_at }
    const history = historyRow(userId, asked)
    const day = toDay(searched_at)
    const suggestions = sampleSuggestions(phrase, country, day)
    const found =
      type === 'basic'
        ? sampleRelated(phrase, day)
        : suggestions.map(({ word, lang }) => ({ word, group_id: lang || 'unknown' }))
    const owned = { search_id: history.id, user_id: userId, search_type: type }
    return { history, results: found.map((item, index) => ({ ...owned, position: index + 1, ...item })) }
  })
}

/** Ends the demo account's sessions, and disables its password until seedDemo runs again. */
export async function retireDemo(database: Database): Promise<null> {
  await database.exec(`update auth.users set encrypted_password = '${retired}' || encrypted_password
    where email = '${demoAccount.email}' and encrypted_password not like '${retired}%'`)
  await database.exec(`delete from auth.sessions using auth.users
    where users.id = sessions.user_id and users.email = '${demoAccount.email}'`)
  return null
}

async function makeAccount(database: Database): Promise<string | null> {
  const { email, password } = demoAccount
  const [user] = await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
      select gen_random_uuid(), 'authenticated', 'authenticated', $1::text, $2, now(), $3, now(), now()
      where not exists (select from auth.users where email = $1::text) returning id`,
    [email, await bcrypt.hash(password, 10), JSON.stringify({ provider: 'email', providers: ['email'] })],
  )
  if (user === undefined) return null
  const id = String(user.id)
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (gen_random_uuid(), 'email', $1::uuid, $1::uuid, $2, now(), now())`,
    [id, JSON.stringify({ sub: id, email })],
  )
  return id
}

/** Returns the new account's id, or null if the account already existed. */
export async function seedDemo(database: Database, now = new Date()): Promise<string | null> {
  const userId = await makeAccount(database)
  if (userId === null) {
    await database.exec(`update auth.users set encrypted_password = replace(encrypted_password, '${retired}', '')
      where email = '${demoAccount.email}' and encrypted_password like '${retired}%'`)
    return null
  }
  const searches = suggestionRows(userId, now)
  await database.exec(`update public.profiles set first_name = 'Demo', last_name = 'Creator',
    subscription_level = 'pro', created_at = now() - interval '${trackedDays + 10} days' where id = '${userId}'`)
  const history = searches.map((search) => search.history)
  const results = searches.flatMap((search) => search.results)
  await database.exec(insert('search_history', history))
  await database.exec(insert('search_results', results))
  await seedTracking(database, userId, now)
  await database.exec(`update public.profiles set own_accounts = array(
    select lower(account_name) from public.keywords where user_id = '${userId}' and status order by created_at, id limit 5
  ) where id = '${userId}'`)
  await database.query('update public.profiles set brand_words = $2 where id = $1', [
    userId,
    JSON.stringify(demoBrand),
  ])
  await database.exec(`update private.brand_lookups set next_at = (current_date + 1)::timestamp at time zone 'UTC'
    where user_id = '${userId}'`)
  return userId
}
