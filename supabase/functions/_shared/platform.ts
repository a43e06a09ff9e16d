import { createUserVerifier } from './auth/authenticate.ts'
import { createDatabaseCall } from './database.ts'
import { platformSchema, readEnv } from './env.ts'
import type { EndpointDeps } from './http/endpoint.ts'
import { timedFetch } from './http/timed-fetch.ts'
import { logFailure } from './log/log-failure.ts'

const authTimeoutMs = 5_000
const databaseTimeoutMs = 10_000

export type PlatformDeps<Name extends keyof ReturnType<typeof platformDeps>> = EndpointDeps &
  Pick<ReturnType<typeof platformDeps>, Name>

export function platformDeps() {
  const env = readEnv(platformSchema)
  return {
    allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
    siteUrl: env.SITE_URL,
    supabaseUrl: env.SUPABASE_URL,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    functionsUrl: env.PUBLIC_FUNCTIONS_URL,
    secretKey: env.SUPABASE_SECRET_KEY,
    verifyUser: createUserVerifier(env, timedFetch(fetch, authTimeoutMs)),
    call: createDatabaseCall(env, timedFetch(fetch, databaseTimeoutMs)),
    log: logFailure,
    /** A monotonic clock in milliseconds. */
    clock: () => performance.now(),
  }
}
