import { createDatabaseCall } from '../_shared/database-call.ts'
import { platformSchema, readEnv } from '../_shared/env.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { serve } from '../_shared/serve.ts'
import { timedFetch } from '../_shared/timed-fetch.ts'
import { handle } from './handler.ts'

const databaseTimeoutMs = 10_000

const env = readEnv(platformSchema)
const deps = {
  secretKey: env.SUPABASE_SECRET_KEY,
  call: createDatabaseCall(env, timedFetch(fetch, databaseTimeoutMs)),
  log: logFailure,
}

serve((request) => handle(request, deps))
