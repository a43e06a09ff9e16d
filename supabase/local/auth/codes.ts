import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AuthBody, accountEmail, withBody } from './auth-body.ts'
import { authError, expiredCode } from './auth-error.ts'
import { type CodeSeal, codeHash } from './code-seal.ts'
import type { KnownDevices } from './known-devices.ts'
import { markRecovery } from './sessions.ts'
import { createTries } from './tries.ts'

export const guessesPerCode = 5
export const codeLivesMs = 3_600_000

const Opened = v.object({ access_token: v.string(), user: v.object({ id: v.string(), email: v.string() }) })

/** A mailed link needs a valid seal (code-seal.ts). A typed code is void after too many wrong guesses. */
export function mailedCodes(database: Database, seal: CodeSeal, devices: KnownDevices) {
  const guesses = createTries({ burst: guessesPerCode, refillMs: codeLivesMs })

  async function open(context: Context, type: string, tokenHash: string): Promise<Response> {
    // Removes the password of an unconfirmed account, which a stranger may have set.
    if (type === 'recovery')
      await database.query(
        `update auth.users set encrypted_password = '' where recovery_token = $1 and email_confirmed_at is null`,
        [tokenHash],
      )
    const response = await database.fetch(withBody(context.req.raw, { type, token_hash: tokenHash }))
    if (!response.ok) return response
    const { access_token, user } = v.parse(Opened, await response.clone().json())
    if (type === 'recovery') {
      await markRecovery(database, access_token)
      // The mailed link or code proves that the user owns the address, so an account that was created without
      // a confirmation can now become an operator (operators.ts).
      await database.query(
        'update auth.users set confirmation_sent_at = now() where id = $1 and confirmation_sent_at is null',
        [user.id],
      )
    }
    return devices.remember(context, user.email, response)
  }

  return {
    renewed(email: string): void {
      guesses.clear(email)
    },

    async verify(body: AuthBody, context: Context): Promise<Response> {
      const { type, token, token_hash } = body
      if (type !== 'recovery' && type !== 'signup')
        return authError(400, 'validation_failed', 'Verify requires a verification type')
      if (token_hash) {
        const tokenHash = seal.open(token_hash)
        return tokenHash === null ? expiredCode() : open(context, type, tokenHash)
      }
      const email = accountEmail(body)
      if (!email || !token)
        return authError(400, 'validation_failed', 'Verify requires either a token or a token hash')
      if (guesses.take(email) > 0) return expiredCode()
      const response = await open(context, type, codeHash(email, token))
      if (response.ok) guesses.clear(email)
      return response
    },
  }
}
