import type { Database } from '../database/database.ts'
import type { Keys } from '../keys.ts'
import { dayOf } from '../sample-tiktok/day.ts'
import { sampleRelated, sampleSuggestions } from '../sample-tiktok/suggestions.ts'
import { demoSearches, trackedDays } from './demo-content.ts'
import { historyRow, insert, type Row } from './seed-rows.ts'
import { seedTracking } from './seed-tracking.ts'

export const demoAccount = { email: 'demo@keytrail.test', password: 'keytrail-demo' }

// What no password's hash can be, written before the hash of the one that everybody knows.
const retired = 'retired '

function suggestionRows(userId: string, now: Date): { history: Row[]; results: Row[] } {
  const history: Row[] = []
  const results: Row[] = []
  for (const { phrase, type, country, hoursAgo } of demoSearches) {
    const searchedAt = new Date(now.getTime() - hoursAgo * 3_600_000)
    const search = historyRow(userId, {
      search_term: phrase,
      search_type: type,
      country,
      origin: 'user',
      searched_at: searchedAt,
    })
    const day = dayOf(searchedAt)
    const found =
      type === 'basic'
        ? sampleRelated(phrase, day).map(({ word, groupId }) => ({ word, group_id: groupId }))
        : sampleSuggestions(phrase, country, day).map(({ word, lang }) => ({
            word,
            group_id: lang || 'unknown',
          }))
    history.push(search)
    results.push(
      ...found.map((item, index) => ({
        search_id: search.id,
        user_id: userId,
        position: index + 1,
        search_type: type,
        ...item,
      })),
    )
  }
  return { history, results }
}

/** Lets nobody in by the demo account's well-known password until seedDemo runs again. */
export async function retireDemo(database: Database): Promise<null> {
  await database.exec(`update auth.users set encrypted_password = '${retired}' || encrypted_password
    where email = '${demoAccount.email}' and encrypted_password not like '${retired}%'`)
  await database.exec(`delete from auth.sessions using auth.users
    where users.id = sessions.user_id and users.email = '${demoAccount.email}'`)
  return null
}

async function bringBack(database: Database): Promise<void> {
  await database.exec(`update auth.users set encrypted_password = replace(encrypted_password, '${retired}', '')
    where email = '${demoAccount.email}' and encrypted_password like '${retired}%'`)
}

/**
 * Makes the demo account (plan pro) with its past searches and 60 days of tracked rankings, once. Gives the id of a
 * new account, null where it was made at an earlier start.
 */
export async function seedDemo(database: Database, keys: Keys, now = new Date()): Promise<string | null> {
  const answer = await database.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(demoAccount),
    }),
  )
  // 422: it was made at an earlier start.
  if (answer.status === 422) {
    await bringBack(database)
    return null
  }
  if (!answer.ok) throw new Error(`the demo account could not be made (status ${answer.status})`)
  const { user } = (await answer.json()) as { user: { id: string } }
  const searches = suggestionRows(user.id, now)

  await database.exec(`update public.profiles set first_name = 'Demo', last_name = 'Creator',
    subscription_level = 'pro', created_at = now() - interval '${trackedDays + 10} days' where id = '${user.id}'`)
  await database.exec(insert('search_history', searches.history))
  await database.exec(insert('search_results', searches.results))
  await seedTracking(database, user.id, now)
  return user.id
}
