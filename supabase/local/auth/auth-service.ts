import { type Context, Hono } from 'hono'
import type { VerifyCaptcha } from '../../functions/_shared/auth/turnstile.ts'
import type { Database } from '../database/database.ts'
import type { ClientHop } from '../http/client-hop.ts'
import { type AuthBody, accountEmail, readAuthBody, withBody } from './auth-body.ts'
import { authError } from './auth-error.ts'
import { authLimits } from './auth-limits.ts'
import type { CodeSeal } from './code-seal.ts'
import { mailedCodes } from './codes.ts'
import { atFixedInterval } from './fixed-interval.ts'
import { knownDevices } from './known-devices.ts'
import { ownChanges } from './own-account.ts'
import { passwordSignIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export interface AuthParts {
  database: Database
  hop: ClientHop
  seal: CodeSeal
  limited: boolean
  captcha: VerifyCaptcha | null
}

/** Adds features that lite's auth service lacks. Paths without a route here, such as /admin, get a 404. */
export function authService({ database, hop, seal, limited, captcha }: AuthParts): Hono {
  const devices = knownDevices(seal)
  const codes = mailedCodes(database, seal, devices)
  // A captcha slows strangers down enough, and with a limit across addresses they could lock the owner out.
  const trySignIn = passwordSignIn(database, devices, { limited, limitsStrangers: captcha === null })
  const changes = ownChanges(database, { limited })

  type Answer = (body: AuthBody, context: Context) => Response | Promise<Response>
  const withParsedBody = (answer: Answer) => async (context: Context) => {
    const body = await readAuthBody(context.req.raw)
    return typeof body === 'string' ? authError(400, 'validation_failed', body) : answer(body, context)
  }
  const withPerson = (answer: Answer) =>
    withParsedBody(async (body, context) => {
      const token = body.gotrue_meta_security?.captcha_token ?? ''
      const isPerson = captcha === null || (await captcha(token, hop.readAddress(context)).catch(() => false))
      if (isPerson) return answer(body, context)
      return authError(400, 'captcha_failed', 'Please confirm that you are not a robot and try again.')
    })
  const pass = (context: Context) => database.fetch(context.req.raw)
  const passBody = withParsedBody((body, { req }) => database.fetch(withBody(req.raw, body)))
  const signIn = withPerson(trySignIn)

  async function mailReset({ url, headers }: Request, email: string): Promise<Response> {
    const request = new Request(new URL('/auth/v1/recover', url), { method: 'POST', headers })
    const response = await database.fetch(withBody(request, { email }))
    if (response.ok) codes.renewed(email)
    return response
  }

  return new Hono()
    .basePath('/auth/v1')
    .route('/', limited ? authLimits(hop, devices, { signUpMails: database.confirmsEmail }) : new Hono())
    .post(
      '/signup',
      withPerson(async (body, context) => {
        const request = context.req.raw
        const response = await signUp(database, request, body, (email) => mailReset(request, email))
        return response.ok && !database.confirmsEmail
          ? devices.remember(context, accountEmail(body), response)
          : response
      }),
    )
    .post(
      '/token',
      withParsedBody((body, context) => {
        const { req } = context
        const grant = req.query('grant_type')
        if (grant === 'password') return signIn(context)
        if (grant === 'refresh_token') return database.fetch(withBody(req.raw, body))
        return authError(400, 'validation_failed', 'unsupported_grant_type')
      }),
    )
    .post('/verify', withParsedBody(codes.verify))
    .post(
      '/recover',
      withPerson((body, { req }) => atFixedInterval(mailReset(req.raw, accountEmail(body)))),
    )
    .put('/user', withParsedBody(changes.change))
    .get('/reauthenticate', changes.mailCode)
    .post('/logout', passBody)
    .on('GET', ['/user', '/settings', '/health', '/.well-known/jwks.json'], pass)
    .options('*', pass)
    .all('*', () => authError(404, 'not_found', 'There is nothing at this address'))
}
