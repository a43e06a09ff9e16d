import * as v from 'valibot'
import { platformSchema, readEnv } from './env.ts'
import { logFailure } from './log-failure.ts'
import { createPostgrestLedger } from './postgrest-ledger.ts'
import type { SearchDeps } from './search-endpoint.ts'
import { createTiktok, tiktokSchema } from './tiktok/providers.ts'
import { createUpstreamGet } from './tiktok/upstream-get.ts'
import { timedFetch } from './timed-fetch.ts'
import { createUserVerifier } from './user-verifier.ts'

const authTimeoutMs = 5_000
const databaseTimeoutMs = 10_000

/** The real parts behind a search function, from its environment. Throws as `readEnv` does. */
export function searchDeps(): SearchDeps {
  const env = readEnv(v.intersect([platformSchema, tiktokSchema]))
  return {
    allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
    verifyUser: createUserVerifier(env, timedFetch(fetch, authTimeoutMs)),
    ledger: createPostgrestLedger(env, timedFetch(fetch, databaseTimeoutMs)),
    tiktok: createTiktok(env, createUpstreamGet(fetch)),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: logFailure,
  }
}
