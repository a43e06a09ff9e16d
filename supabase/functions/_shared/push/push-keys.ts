import * as v from 'valibot'
import { timedFetch } from '../http/timed-fetch.ts'
import { httpUrl } from '../http-url.ts'
import { createPushSender, type SendPush } from './push-sender.ts'

const pushTimeoutMs = 8_000

export const vapidSchema = v.object({
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')),
  ),
  PUSH_TEST_ORIGIN: v.optional(httpUrl),
})

/** Null unless both keys and the subject are set. */
export function configurePushSender(
  env: v.InferOutput<typeof vapidSchema>,
  fetch: typeof globalThis.fetch,
): SendPush | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey || !privateKey || !subject) return null
  return createPushSender(
    { publicKey, privateKey, subject },
    timedFetch(fetch, pushTimeoutMs),
    env.PUSH_TEST_ORIGIN,
  )
}
