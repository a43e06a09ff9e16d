import { platformSchema, readEnv } from '../_shared/env.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { serve } from '../_shared/serve.ts'
import { timedFetch } from '../_shared/timed-fetch.ts'
import { createUserVerifier } from '../_shared/user-verifier.ts'
import { handle } from './handler.ts'

const authTimeoutMs = 5_000
const linkTimeoutMs = 4_000

const env = readEnv(platformSchema)
const deps = {
  allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
  verifyUser: createUserVerifier(env, timedFetch(fetch, authTimeoutMs)),
  fetch: timedFetch(fetch, linkTimeoutMs),
  log: logFailure,
}

serve((request) => handle(request, deps))
