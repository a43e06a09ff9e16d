import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AuthBody, withBody } from './auth-body.ts'
import { authError, refusedTry } from './auth-error.ts'
import { codeHash } from './code-seal.ts'
import { codeLivesMs, guessesPerCode } from './codes.ts'
import { isPassword, refusedPassword } from './passwords.ts'
import { readSession } from './sessions.ts'
import { createTries } from './tries.ts'

const passwordTries = { burst: 10, refillMs: 6 * 60_000 }
const mailTries = { burst: 5, refillMs: 12 * 60_000 }
const unlimited = { burst: Number.POSITIVE_INFINITY, refillMs: 1 }

const Owner = v.object({ id: v.string(), email: v.string() })
type Owner = v.InferOutput<typeof Owner>

export function ownChanges(database: Database, { limited }: { limited: boolean }) {
  const passwords = createTries(limited ? passwordTries : unlimited)
  const mails = createTries(limited ? mailTries : unlimited)
  const codes = createTries({ burst: guessesPerCode, refillMs: codeLivesMs })

  async function asOwner(request: Request, work: (owner: Owner) => Promise<Response>): Promise<Response> {
    const known = await database.fetch(
      new Request(new URL('/auth/v1/user', request.url), { headers: request.headers }),
    )
    return known.ok ? work(v.parse(Owner, await known.json())) : known
  }

  async function refusedCurrent({ email }: Owner, password: string | undefined): Promise<Response | null> {
    if (!password)
      return authError(400, 'current_password_required', 'The current password is needed for this.')
    const refused = refusedTry(passwords, email)
    if (refused) return refused
    if (!(await isPassword(database, email, password)))
      return authError(400, 'current_password_invalid', 'The current password is not correct.')
    passwords.giveBack(email)
    return null
  }

  async function refusedNonce({ id, email }: Owner, nonce: string | undefined): Promise<Response | null> {
    if (!nonce) return authError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    const rows =
      codes.take(email) > 0
        ? []
        : await database.query(
            `select from auth.users where id = $1 and reauthentication_token = $2
              and reauthentication_sent_at > now() - interval '1 hour'`,
            [id, codeHash(email, nonce)],
          )
    if (rows.length === 0)
      return authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    codes.giveBack(email)
    return null
  }

  /**
   * A session may be stolen, so a new password needs the current one, unless a recovery email opened the
   * session. If the session is older than a day, it also needs a mailed code.
   */
  async function changePassword(request: Request, owner: Owner, body: AuthBody): Promise<Response> {
    const { current_password, nonce, ...change } = body
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    const { isRecovery, isOld } = await readSession(database, token)
    const refused =
      refusedPassword(change.password ?? '', owner.email) ??
      (isRecovery ? null : await refusedCurrent(owner, current_password)) ??
      (isOld ? await refusedNonce(owner, nonce) : null)
    if (refused) return refused
    const response = await database.fetch(withBody(request, change))
    if (!response.ok) return response
    await database.query('update auth.users set reauthentication_token = null where id = $1', [owner.id])
    const leave = new URL('/auth/v1/logout?scope=others', request.url)
    await database.fetch(withBody(new Request(leave, { method: 'POST', headers: request.headers }), {}))
    return response
  }

  return {
    change: (body: AuthBody, { req: { raw: request } }: Context): Promise<Response> =>
      asOwner(request, async (owner) => {
        // The auth service emails only the old address, which does not prove that the user owns the new one.
        if (body.email)
          return authError(400, 'validation_failed', 'The address of an account cannot be changed')
        return body.password ? changePassword(request, owner, body) : database.fetch(withBody(request, body))
      }),

    mailCode: ({ req: { raw: request } }: Context): Promise<Response> =>
      asOwner(request, async ({ email }) => {
        const refused = refusedTry(mails, email)
        if (refused) return refused
        codes.clear(email)
        return database.fetch(request)
      }),
  }
}
