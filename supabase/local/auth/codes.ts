import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { type AuthBody, withBody } from './auth-body.ts'
import { authError, expiredCode } from './auth-error.ts'
import type { CodeSeal } from './code-seal.ts'
import { markRecovery } from './sessions.ts'
import { Tries } from './tries.ts'

const guessesPerCode = 5
const codeLivesMs = 3_600_000

/** Where the auth service keeps what each kind of mail carries. */
const columns: Record<string, readonly string[]> = {
  recovery: ['recovery_token'],
  signup: ['confirmation_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

/** Mailed links and codes: a link is taken with its seal, a code is void after a few wrong guesses. */
export function mailedCodes(database: Database, { open }: CodeSeal) {
  const guesses = new Tries({ burst: guessesPerCode, refillMs: codeLivesMs })

  async function makeVoid(type: string, email: string): Promise<void> {
    const nothing = (columns[type] ?? []).map((column) => `${column} = null`).join(', ')
    await database.query(`update auth.users set ${nothing} where email = $1 or email_change = $1`, [email])
  }

  async function opened(type: string, answer: Response): Promise<Response> {
    if (type === 'recovery' && answer.ok) {
      const { access_token } = (await answer.clone().json()) as { access_token: string }
      await markRecovery(database, access_token)
    }
    return answer
  }

  return {
    /** A code was mailed anew. */
    renewed(email: string): void {
      guesses.clear(accountOf(email))
    },

    /** Answers POST /verify. */
    async verify(request: Request, body: AuthBody): Promise<Response> {
      const { type, email, token, token_hash } = body
      if (!type || !(type in columns))
        return authError(400, 'validation_failed', 'Verify requires a verification type')
      if (token_hash) {
        const tokenHash = open(token_hash)
        if (tokenHash === null) return expiredCode()
        return opened(type, await database.fetch(withBody(request, { type, token_hash: tokenHash })))
      }
      if (!email || !token)
        return authError(400, 'validation_failed', 'Verify requires either a token or a token hash')
      const account = accountOf(email)
      if (guesses.take(account) > 0) return expiredCode()
      const answer = await database.fetch(withBody(request, { type, email: account, token }))
      if (answer.ok) guesses.clear(account)
      else if (guesses.isUsedUp(account)) await makeVoid(type, account)
      return opened(type, answer)
    },

    /** Answers GET /verify, which a mail's link may lead to. */
    async follow(context: Context): Promise<Response> {
      const url = new URL(context.req.url)
      const type = url.searchParams.get('type') ?? ''
      url.searchParams.set('token', open(url.searchParams.get('token') ?? '') ?? 'none')
      const answer = await database.fetch(new Request(url, { headers: context.req.raw.headers }))
      const fragment = new URL(answer.headers.get('location') ?? '', url).hash.slice(1)
      const accessToken = new URLSearchParams(fragment).get('access_token')
      if (type === 'recovery' && accessToken) await markRecovery(database, accessToken)
      return answer
    },
  }
}
