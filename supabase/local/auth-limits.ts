import { type Context, Hono } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { addressBucket } from '../functions/_shared/client-address.ts'
import type { ClientHop } from './client-hop.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

// Hosted Supabase limits these too. A person never meets them, nor does a school behind one address.
const signUpsPerMinute = 60
const failedLoginsPerAccount = 30
const failedLoginsPerAddress = 120
const loginWindowMs = 5 * minuteMs
const mailsPerAccount = 5
const mailsPerAddress = 60

interface Limit {
  windowMs: number
  limit: number
  keyGenerator: (context: Context) => string | Promise<string>
  /** Count only what the auth service refuses. */
  failuresOnly?: boolean
}

function limiter({ failuresOnly = false, ...limit }: Limit) {
  return rateLimiter({
    ...limit,
    skipSuccessfulRequests: failuresOnly,
    handler: (context: Context) =>
      context.json(
        {
          code: 429,
          error_code: 'over_request_rate_limit',
          msg: 'Too many attempts. Please wait a few minutes and try again.',
        },
        429,
      ),
  })
}

/** Limits on sign-up, login and recovery, answered as GoTrue answers its own. */
export function authLimits(hop: ClientHop): Hono {
  const byAddress = (context: Context) => addressBucket(hop.addressOf(context))

  /** One person's account seen from one address: a stranger elsewhere cannot lock its owner out. */
  async function byAccount(context: Context): Promise<string> {
    const body: unknown = await context.req.raw
      .clone()
      .json()
      .catch(() => null)
    const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
    return `${byAddress(context)} ${email.trim().toLowerCase()}`
  }

  const app = new Hono()
  app.post(
    '/auth/v1/signup',
    limiter({ windowMs: minuteMs, limit: signUpsPerMinute, keyGenerator: byAddress }),
  )
  const logins = [
    limiter({
      windowMs: loginWindowMs,
      limit: failedLoginsPerAddress,
      keyGenerator: byAddress,
      failuresOnly: true,
    }),
    limiter({
      windowMs: loginWindowMs,
      limit: failedLoginsPerAccount,
      keyGenerator: byAccount,
      failuresOnly: true,
    }),
  ]
  for (const login of logins)
    app.post('/auth/v1/token', (context, next) =>
      context.req.query('grant_type') === 'password' ? login(context, next) : next(),
    )
  // Each of them sends a mail to whoever is named.
  for (const path of ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/resend'])
    app.post(
      path,
      limiter({ windowMs: hourMs, limit: mailsPerAddress, keyGenerator: byAddress }),
      limiter({ windowMs: hourMs, limit: mailsPerAccount, keyGenerator: byAccount }),
    )
  return app
}
