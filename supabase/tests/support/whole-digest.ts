import type { TestDatabase } from './test-database.ts'
import type { trackingOn } from './tracking.ts'

/**
 * Makes a user's daily digest due by email, and by push if that is on. Claims, closes and reopens it, and stops the
 * emails. Returns the claimed digest, whether closing it succeeded, and the settings afterwards.
 */
export async function wholeDigest(
  database: TestDatabase,
  tracking: ReturnType<typeof trackingOn>,
  user: string,
  now: string,
): Promise<unknown> {
  const answer = (call: string) => database.value(call)
  await tracking.apply(user, 'change_alert_settings', { daily_push: true, daily_mail: true, language: 'fr' })
  await database.query(`update auth.users set email_confirmed_at = now() where id = '${user}'`)
  const [digest] = (await answer(`public.claim_digests(9, '${now}')`)) as { day: string }[]
  const closed = await answer(`public.close_digest('${user}', 'daily', '${digest?.day}')`)
  await database.query(`select public.reopen_digest('${user}', 'daily', '${digest?.day}')`)
  await database.query(`select public.stop_mail('${user}', 'daily')`)
  const settings = await database.query(
    `select daily_mail, daily_push from public.alert_settings where user_id = '${user}'`,
  )
  return { ...digest, closed, settings }
}
