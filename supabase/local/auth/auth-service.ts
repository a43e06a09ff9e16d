import { type Context, Hono } from 'hono'
import { addressBucket } from '../../functions/_shared/client-address.ts'
import type { ClientHop } from '../client-hop.ts'
import type { Database } from '../database.ts'
import { type AuthBody, readAuthBody, withBody } from './auth-body.ts'
import { authError } from './auth-error.ts'
import { authLimits } from './auth-limits.ts'
import { onTheBeat } from './beat.ts'
import type { CodeSeal } from './code-seal.ts'
import { mailedCodes } from './codes.ts'
import { ownChanges } from './own-password.ts'
import { refusedPassword } from './password-rules.ts'
import { passwordTries } from './sign-in.ts'

interface AuthParts {
  database: Database
  hop: ClientHop
  seal: CodeSeal
  /** Whether addresses and accounts are limited in what they try. */
  limited: boolean
}

const beatMs = 250

/**
 * The auth service as the app uses it, with what the embedded one lacks beside hosted Supabase: limits, bodies that
 * are checked, the current password. Its other addresses, the administrator's among them, are nowhere.
 */
export function authService({ database, hop, seal, limited }: AuthParts): Hono {
  const codes = mailedCodes(database, seal)
  const passwords = passwordTries(database, { limited })
  const changes = ownChanges(database, { limited })

  type Answer = (body: AuthBody, context: Context) => Response | Promise<Response>
  /** Runs `answer` on the body, once it is one. */
  const withBodyOf = (answer: Answer) => async (context: Context) => {
    const body = await readAuthBody(context.req.raw)
    return typeof body === 'string' ? authError(400, 'validation_failed', body) : answer(body, context)
  }
  const pass = (context: Context) => database.fetch(context.req.raw)
  const passBody = withBodyOf((body, { req }) => database.fetch(withBody(req.raw, body)))

  return new Hono()
    .basePath('/auth/v1')
    .route('/', limited ? authLimits(hop) : new Hono())
    .post(
      '/signup',
      withBodyOf((body, { req }) => {
        const refused = body.password ? refusedPassword(body.password, body.email ?? '') : null
        return refused ?? database.fetch(withBody(req.raw, body))
      }),
    )
    .post(
      '/token',
      withBodyOf((body, context) => {
        const { req } = context
        const grant = req.query('grant_type')
        if (grant === 'password')
          return passwords.signIn(req.raw, body, addressBucket(hop.addressOf(context)))
        if (grant === 'refresh_token') return database.fetch(withBody(req.raw, body))
        return authError(400, 'validation_failed', 'unsupported_grant_type')
      }),
    )
    .post(
      '/verify',
      withBodyOf((body, { req }) => codes.verify(req.raw, body)),
    )
    .get('/verify', (context) => codes.follow(context))
    .post(
      '/recover',
      withBodyOf(async (body, { req }) => {
        const answer = await onTheBeat(database.fetch(withBody(req.raw, body)), beatMs)
        if (answer.ok) codes.renewed(body.email ?? '')
        return answer
      }),
    )
    .post('/resend', passBody)
    .put(
      '/user',
      withBodyOf((body, { req }) => changes.change(req.raw, body)),
    )
    .post('/logout', passBody)
    .get('/user', pass)
    .get('/settings', pass)
    .get('/health', pass)
    .get('/.well-known/jwks.json', pass)
    .options('*', pass)
    .all('*', () => authError(404, 'not_found', 'There is nothing at this address'))
}
