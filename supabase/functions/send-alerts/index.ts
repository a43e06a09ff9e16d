import * as v from 'valibot'
import { createDatabaseCall } from '../_shared/database-call.ts'
import { httpUrl, platformSchema, readEnv } from '../_shared/env.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { serve } from '../_shared/serve.ts'
import { timedFetch } from '../_shared/timed-fetch.ts'
import { handle } from './handler.ts'
import { createPushSender } from './push-sender.ts'

const databaseTimeoutMs = 10_000
const pushTimeoutMs = 8_000

const vapidSchema = v.object({
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')),
  ),
  PUSH_TEST_ORIGIN: v.optional(httpUrl),
})

const env = readEnv(v.intersect([platformSchema, vapidSchema]))
const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env

const deps = {
  secretKey: env.SUPABASE_SECRET_KEY,
  call: createDatabaseCall(env, timedFetch(fetch, databaseTimeoutMs)),
  send:
    publicKey && privateKey && subject
      ? createPushSender(
          { publicKey, privateKey, subject },
          timedFetch(fetch, pushTimeoutMs),
          env.PUSH_TEST_ORIGIN,
        )
      : null,
  clock: () => performance.now(),
  log: logFailure,
}

serve((request) => handle(request, deps))
