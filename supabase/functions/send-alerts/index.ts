import * as v from 'valibot'
import { httpUrl, platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'
import { createPushSender } from './push-sender.ts'

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

serve(handle, {
  ...platformDeps(env),
  send:
    publicKey && privateKey && subject
      ? createPushSender(
          { publicKey, privateKey, subject },
          timedFetch(fetch, pushTimeoutMs),
          env.PUSH_TEST_ORIGIN,
        )
      : null,
})
