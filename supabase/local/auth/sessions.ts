import * as v from 'valibot'
import type { Database } from '../database/database.ts'

const Claims = v.object({ session_id: v.pipe(v.string(), v.uuid()) })
const recoveryTag = 'recovery'

/** The session of an access token whose signature somebody else has checked. */
function sessionOf(accessToken: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
    const read = v.safeParse(Claims, claims)
    return read.success ? read.output.session_id : null
  } catch {
    return null
  }
}

/** Notes that a session was opened by a mailed link or code, for somebody who does not know the password. */
export async function markRecovery(database: Database, accessToken: string): Promise<void> {
  await database.query('update auth.sessions set tag = $1 where id = $2', [
    recoveryTag,
    sessionOf(accessToken),
  ])
}

/** Whether a session was opened so within the last hour. */
export async function isRecovery(database: Database, accessToken: string): Promise<boolean> {
  const rows = await database.query(
    `select from auth.sessions where id = $1 and tag = $2 and created_at > now() - interval '1 hour'`,
    [sessionOf(accessToken), recoveryTag],
  )
  return rows.length > 0
}
