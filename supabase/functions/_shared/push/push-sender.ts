import * as v from 'valibot'
import webpush from 'web-push'
import type { DatabaseCall } from '../database.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import { type LogFailure, loggedFailure } from '../log/log-failure.ts'

const timeoutMs = 8_000
/** The push service discards a message for a device that is offline for longer. */
const keepForSeconds = 12 * 3600

/** VAPID_SUBJECT is an address at which a push service can contact the operator. */
export const vapidSchema = v.object({
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')),
  ),
})

const Subscription = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() })
export const subscriptionsSchema = v.array(Subscription)

/** 'gone': the subscription has ended. 'refused': any other failure. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type SendPush = (
  subscription: v.InferOutput<typeof Subscription>,
  message: string,
) => Promise<PushOutcome>

/**
 * Returns null unless both keys and the subject are set. The sender never rejects. It trusts the endpoints,
 * because the database returns only those of known push services (private.is_push_service).
 */
export function createPushSender(
  env: v.InferOutput<typeof vapidSchema>,
  fetch: typeof globalThis.fetch,
): SendPush | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey || !privateKey || !subject) return null
  const timed = timedFetch(fetch, timeoutMs)
  return async ({ endpoint, p256dh, auth }, message) => {
    try {
      const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: keepForSeconds,
        urgency: 'normal',
      })
      const response = await timed(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'manual',
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return 'gone'
      return response.ok ? 'sent' : 'refused'
    } catch {
      return 'refused'
    }
  }
}

/** Returns the outcomes in order. Deletes ended subscriptions; the next message repeats a failed deletion. */
export function pushToAll(
  subscriptions: v.InferOutput<typeof subscriptionsSchema>,
  message: string,
  { call, send, log }: { call: DatabaseCall; send: SendPush; log: LogFailure },
): Promise<PushOutcome[]> {
  return Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'gone')
        await call('drop_push_subscription', { p_endpoint: subscription.endpoint }).catch((error) =>
          loggedFailure(error, log),
        )
      return outcome
    }),
  )
}
