import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AuthBody, withBody } from './auth-body.ts'
import { authError, tooManyTries } from './auth-error.ts'
import { refusedPassword } from './password-rules.ts'
import { isRecovery } from './sessions.ts'
import { Tries } from './tries.ts'

const triesAtOnce = 10
const refillMs = 6 * 60_000

const Owner = v.object({ id: v.string(), email: v.string() })

/** What an owner changes of an account. */
export function ownChanges(database: Database, { limited }: { limited: boolean }) {
  const tries = new Tries({ burst: triesAtOnce, refillMs })

  /** The same caller's request for something else. */
  function asCaller(request: Request, method: string, path: string, body?: AuthBody): Request {
    const url = new URL(path, request.url)
    if (body) return withBody(new Request(url, { method: 'POST', headers: request.headers }), body)
    return new Request(url, { method, headers: request.headers })
  }

  /** Null where `password` is the owner's. The session in which that shows ends at once. */
  async function wrongPassword(request: Request, email: string, password: string): Promise<Response | null> {
    const waitMs = limited ? tries.take(email) : 0
    if (waitMs > 0) return tooManyTries(Math.ceil(waitMs / 1000))
    const path = '/auth/v1/token?grant_type=password'
    const answer = await database.fetch(asCaller(request, 'POST', path, { email, password }))
    if (!answer.ok) return authError(400, 'current_password_invalid', 'The current password is not correct.')
    if (limited) tries.giveBack(email)
    const { access_token } = (await answer.json()) as { access_token: string }
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${access_token}`)
    const leave = new URL('/auth/v1/logout?scope=local', request.url)
    await database.fetch(new Request(leave, { method: 'POST', headers }))
    return null
  }

  return {
    /**
     * Answers PUT /user. A session alone changes neither password nor address: whoever has it may have found it. One
     * that a mailed link opened sets a password. Other sessions end with the old password.
     */
    async change(request: Request, { current_password, ...body }: AuthBody): Promise<Response> {
      const change = withBody(request, body)
      if (!body.password && !body.email) return database.fetch(change)
      const known = await database.fetch(asCaller(request, 'GET', '/auth/v1/user'))
      if (!known.ok) return known
      const { email } = v.parse(Owner, await known.json())
      const refused = body.password ? refusedPassword(body.password, email) : null
      if (refused) return refused
      const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
      if (body.email || !(await isRecovery(database, token))) {
        if (!current_password)
          return authError(400, 'current_password_required', 'The current password is needed for this.')
        const wrong = await wrongPassword(request, email, current_password)
        if (wrong) return wrong
      }
      const answer = await database.fetch(change)
      if (answer.ok && body.password)
        await database.fetch(asCaller(request, 'POST', '/auth/v1/logout?scope=others', {}))
      return answer
    },
  }
}
