import { type Context, Hono } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { addressBucket } from '../../functions/_shared/auth/client-address.ts'
import type { ClientHop } from '../http/client-hop.ts'
import { readAuthBody } from './auth-body.ts'
import { tooManyTries } from './auth-error.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

// Hosted Supabase limits these too. A person never meets them, nor does a school behind one address.
const signUpsPerMinute = 60
const failedLoginsPerAccount = 30
const failedLoginsPerAddress = 120
const loginWindowMs = 5 * minuteMs
const failedCodesPerAddress = 30
const codeWindowMs = 5 * minuteMs
const mailsPerAccountAndAddress = 5
const mailsPerAccount = 10
const mailsPerAddress = 60

async function accountOf({ req }: Context): Promise<string> {
  const body = await readAuthBody(req.raw)
  return typeof body === 'string' ? '' : (body.email ?? '').trim().toLowerCase()
}

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
    handler: (context: Context) => tooManyTries(Number(context.res.headers.get('retry-after')) || 60),
  })
}

/** Limits on sign-up, login, codes and recovery by network address, answered as GoTrue answers its own. */
export function authLimits(hop: ClientHop): Hono {
  const byAddress = (context: Context) => addressBucket(hop.addressOf(context))
  /** One person's account seen from one address: a stranger elsewhere cannot lock its owner out. */
  const byAccountThere = async (context: Context) => `${byAddress(context)} ${await accountOf(context)}`

  const app = new Hono()
  app.post('/signup', limiter({ windowMs: minuteMs, limit: signUpsPerMinute, keyGenerator: byAddress }))
  const login = { windowMs: loginWindowMs, failuresOnly: true }
  const logins = [
    limiter({ ...login, limit: failedLoginsPerAddress, keyGenerator: byAddress }),
    limiter({ ...login, limit: failedLoginsPerAccount, keyGenerator: byAccountThere }),
  ]
  for (const limit of logins)
    app.post('/token', (context, next) =>
      context.req.query('grant_type') === 'password' ? limit(context, next) : next(),
    )
  app.post(
    '/verify',
    limiter({
      windowMs: codeWindowMs,
      limit: failedCodesPerAddress,
      keyGenerator: byAddress,
      failuresOnly: true,
    }),
  )
  // Each of them sends a mail to whoever is named.
  const mails = { windowMs: hourMs }
  for (const path of ['/recover', '/resend'])
    app.post(
      path,
      limiter({ ...mails, limit: mailsPerAddress, keyGenerator: byAddress }),
      limiter({ ...mails, limit: mailsPerAccountAndAddress, keyGenerator: byAccountThere }),
      limiter({ ...mails, limit: mailsPerAccount, keyGenerator: accountOf }),
    )
  return app
}
