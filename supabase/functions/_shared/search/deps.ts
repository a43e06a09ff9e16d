import * as v from 'valibot'
import { isVisitor } from '../auth/authenticate.ts'
import { createTurnstile } from '../auth/turnstile.ts'
import { readEnv } from '../env.ts'
import { createPostgrestCheckLedger, createPostgrestLedger } from '../ledger/postgrest-ledger.ts'
import { createVisits } from '../ledger/visits.ts'
import { platformDeps } from '../platform.ts'
import { createTiktok, tiktokSchema } from '../tiktok/providers.ts'
import { createUpstreamGet } from '../tiktok/upstream-get.ts'
import { upstreamLimits } from '../tiktok/upstream-limits.ts'
import type { SearchDeps, VisitorDeps } from './suggestion-search.ts'

const visitorSchema = v.object({
  /** The limit for all visitors together. Cached results do not count. */
  DEMO_SEARCHES_A_DAY: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
    '1000',
  ),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

export function tiktokDeps() {
  const env = readEnv(tiktokSchema)
  const limits = { ...upstreamLimits, attemptTimeoutMs: env.UPSTREAM_TIMEOUT_MS }
  return {
    ...platformDeps(),
    tiktok: createTiktok(env, createUpstreamGet(fetch, limits)),
    sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  }
}

export function suggestionDeps(): SearchDeps & VisitorDeps {
  const deps = tiktokDeps()
  const { DEMO_SEARCHES_A_DAY, TURNSTILE_SECRET_KEY } = readEnv(visitorSchema)
  return {
    ...deps,
    ledger: createPostgrestLedger(deps.call),
    isVisitor: (headers) => isVisitor(headers, deps.publishableKey),
    visits: createVisits(deps.call, { secret: deps.secretKey, maxPerDay: DEMO_SEARCHES_A_DAY }),
    verifyCaptcha: createTurnstile(TURNSTILE_SECRET_KEY, fetch),
  }
}

export function tokenDeps() {
  const deps = tiktokDeps()
  return {
    ...deps,
    checkLedger: createPostgrestCheckLedger(deps.call),
    searchLedger: createPostgrestLedger(deps.call),
  }
}
