import { type Context, Hono } from 'hono'
import { addressBucket } from '../../functions/_shared/auth/client-address.ts'
import type { VerifyCaptcha } from '../../functions/_shared/auth/turnstile.ts'
import type { Database } from '../database/database.ts'
import type { ClientHop } from '../http/client-hop.ts'
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
  /** Who vouches for the persons who sign up, sign in and ask for mails; null where nobody is asked. */
  captcha: VerifyCaptcha | null
}

const beatMs = 250

/**
 * The auth service as the app uses it, with what the embedded one lacks beside hosted Supabase: limits, bodies that
 * are checked, the current password. Its other addresses, the administrator's among them, are nowhere.
 */
export function authService({ database, hop, seal, limited, captcha }: AuthParts): Hono {
  const codes = mailedCodes(database, seal)
  const passwords = passwordTries(database, { limited })
  const changes = ownChanges(database, { limited })

  type Answer = (body: AuthBody, context: Context) => Response | Promise<Response>
  /** Runs `answer` on the body, once it is one. */
  const withBodyOf = (answer: Answer) => async (context: Context) => {
    const body = await readAuthBody(context.req.raw)
    return typeof body === 'string' ? authError(400, 'validation_failed', body) : answer(body, context)
  }
  /** The same, once the captcha's word is that a person asks. */
  const withPerson = (answer: Answer) =>
    withBodyOf(async (body, context) => {
      const token = body.gotrue_meta_security?.captcha_token ?? ''
      const isPerson = captcha === null || (await captcha(token, hop.addressOf(context)).catch(() => false))
      if (isPerson) return answer(body, context)
      return authError(400, 'captcha_failed', 'Please confirm that you are not a robot and try again.')
    })
  const pass = (context: Context) => database.fetch(context.req.raw)
  const passBody = withBodyOf((body, { req }) => database.fetch(withBody(req.raw, body)))
  const resend = withPerson((body, { req }) => database.fetch(withBody(req.raw, body)))
  const signIn = withPerson((body, context) =>
    passwords.signIn(context.req.raw, body, addressBucket(hop.addressOf(context))),
  )

  return new Hono()
    .basePath('/auth/v1')
    .route('/', limited ? authLimits(hop) : new Hono())
    .post(
      '/signup',
      withPerson((body, { req }) => {
        const refused = body.password ? refusedPassword(body.password, body.email ?? '') : null
        return refused ?? database.fetch(withBody(req.raw, body))
      }),
    )
    .post(
      '/token',
      withBodyOf((body, context) => {
        const { req } = context
        const grant = req.query('grant_type')
        if (grant === 'password') return signIn(context)
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
      withPerson(async (body, { req }) => {
        const answer = await onTheBeat(database.fetch(withBody(req.raw, body)), beatMs)
        if (answer.ok) codes.renewed(body.email ?? '')
        return answer
      }),
    )
    .post('/resend', resend)
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
