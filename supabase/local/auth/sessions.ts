import * as v from 'valibot'
import { encodedJson } from '../../functions/_shared/http/read-body.ts'
import type { Database } from '../database/database.ts'

const Claims = v.pipe(encodedJson, v.object({ session_id: v.pipe(v.string(), v.uuid()) }))
const recoveryTag = 'recovery'

/** Does not verify the signature: callers pass only tokens that the auth service has issued or accepted. */
function readSessionId(accessToken: string): string | null {
  const claims = v.safeParse(Claims, accessToken.split('.')[1])
  return claims.success ? claims.output.session_id : null
}

/** For an hour after the sign-in, lets the session set a new password without the current one. */
export async function markRecovery(database: Database, accessToken: string): Promise<void> {
  await database.query('update auth.sessions set tag = $1 where id = $2', [
    recoveryTag,
    readSessionId(accessToken),
  ])
}

/**
 * `isRecovery`: a recovery email opened the session within the last hour. `isOld`: the session is older than
 * a day, or unknown.
 */
export async function readSession(database: Database, accessToken: string) {
  const [row] = await database.query(
    `select tag = $2 and created_at > now() - interval '1 hour' as recovery,
        created_at < now() - interval '1 day' as old from auth.sessions where id = $1`,
    [readSessionId(accessToken), recoveryTag],
  )
  return { isRecovery: row?.recovery === true, isOld: row?.old !== false }
}
