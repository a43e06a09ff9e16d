import { type Context, Hono } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { addressBucket } from '../../functions/_shared/auth/client-address.ts'
import type { ClientHop } from '../http/client-hop.ts'
import { accountEmail, readAuthBody } from './auth-body.ts'
import { tooManyTries } from './auth-error.ts'
import type { KnownDevices } from './known-devices.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

// The per-address limits are high enough for a school whose pupils share one address.
const signUpsPerMinute = 60
const failedLoginsPerAccount = 30
const failedLoginsPerAddress = 120
const failedCodesPerAddress = 30
const failureWindowMs = 5 * minuteMs
const mailsPerAccountAndAddress = 5
const mailsPerAccount = 10
const mailsPerAddress = 60

async function accountIn({ req }: Context): Promise<string> {
  const body = await readAuthBody(req.raw)
  return typeof body === 'string' ? '' : accountEmail(body)
}

const handler = ({ res }: Context) => tooManyTries(Number(res.headers.get('retry-after')) || 60)

export function authLimits(hop: ClientHop, devices: KnownDevices, { signUpMails }: { signUpMails: boolean }) {
  const byAddress = (context: Context) => addressBucket(hop.readAddress(context))
  /** Counts per account and address, so that a stranger at another address cannot lock the owner out. */
  const byAccountThere = async (context: Context) => `${byAddress(context)} ${await accountIn(context)}`

  const app = new Hono()
  app.post(
    '/signup',
    rateLimiter({ handler, windowMs: minuteMs, limit: signUpsPerMinute, keyGenerator: byAddress }),
  )
  const failures = { handler, windowMs: failureWindowMs, skipSuccessfulRequests: true }
  const login = {
    ...failures,
    // Known devices have limits of their own (sign-in.ts), so that a stranger at the same address cannot
    // exhaust the owner's attempts.
    skip: async (context: Context) =>
      context.req.query('grant_type') !== 'password' ||
      devices.readId(context, await accountIn(context)) !== null,
  }
  app.post(
    '/token',
    rateLimiter({ ...login, limit: failedLoginsPerAddress, keyGenerator: byAddress }),
    rateLimiter({ ...login, limit: failedLoginsPerAccount, keyGenerator: byAccountThere }),
  )
  app.post('/verify', rateLimiter({ ...failures, limit: failedCodesPerAddress, keyGenerator: byAddress }))
  // Each of these paths sends an email to the address in the body, so they share their limits.
  const mails = { handler, windowMs: hourMs, skipFailedRequests: true }
  const mailLimits = [
    rateLimiter({ ...mails, limit: mailsPerAddress, keyGenerator: byAddress }),
    rateLimiter({ ...mails, limit: mailsPerAccountAndAddress, keyGenerator: byAccountThere }),
    rateLimiter({ ...mails, limit: mailsPerAccount, keyGenerator: accountIn }),
  ] as const
  for (const path of signUpMails ? ['/recover', '/signup'] : ['/recover']) app.post(path, ...mailLimits)
  return app
}
