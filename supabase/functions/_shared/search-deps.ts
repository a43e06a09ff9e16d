import * as v from 'valibot'
import { createDatabaseCall } from './database-call.ts'
import { platformSchema, readEnv } from './env.ts'
import { logFailure } from './log-failure.ts'
import { createPostgrestLedger } from './postgrest-ledger.ts'
import type { SearchDeps, VisitorDeps } from './search-endpoint.ts'
import { createTiktok, tiktokSchema } from './tiktok/providers.ts'
import { createUpstreamGet } from './tiktok/upstream-get.ts'
import { upstreamLimits } from './tiktok/upstream-limits.ts'
import { timedFetch } from './timed-fetch.ts'
import { captchaTimeoutMs, createTurnstile } from './turnstile.ts'
import { createUserVerifier, isVisitor } from './user-verifier.ts'
import { createVisits } from './visits.ts'

const visitorSchema = v.object({
  /** How often TikTok is asked for visitors in a day, all of them together. */
  DEMO_SEARCHES_A_DAY: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
    '1000',
  ),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

const authTimeoutMs = 5_000
const databaseTimeoutMs = 10_000

/** The real parts behind every function that asks TikTok, from its environment. Throws as `readEnv` does. */
export function searchParts() {
  const env = readEnv(v.intersect([platformSchema, tiktokSchema]))
  const limits = { ...upstreamLimits, attemptTimeoutMs: env.UPSTREAM_TIMEOUT_MS }
  return {
    env,
    allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
    verifyUser: createUserVerifier(env, timedFetch(fetch, authTimeoutMs)),
    call: createDatabaseCall(env, timedFetch(fetch, databaseTimeoutMs)),
    tiktok: createTiktok(env, createUpstreamGet(fetch, limits)),
    sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    log: logFailure,
  }
}

/** The real parts behind a search for suggestions. Throws as `readEnv` does. */
export function searchDeps(): SearchDeps & VisitorDeps {
  const parts = searchParts()
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = parts.env
  const { DEMO_SEARCHES_A_DAY, TURNSTILE_SECRET_KEY } = readEnv(visitorSchema)
  return {
    ...parts,
    ledger: createPostgrestLedger(parts.call),
    isVisitor: (headers) => isVisitor(headers, SUPABASE_PUBLISHABLE_KEY),
    visits: createVisits(parts.call, { secret: SUPABASE_SECRET_KEY, mostPerDay: DEMO_SEARCHES_A_DAY }),
    verifyCaptcha: TURNSTILE_SECRET_KEY
      ? createTurnstile(TURNSTILE_SECRET_KEY, timedFetch(fetch, captchaTimeoutMs))
      : null,
  }
}
