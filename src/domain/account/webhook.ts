// Webhooks: addresses of the user's own servers, which receive events signed as Standard Webhooks describes.
import * as v from 'valibot'
import { oneOfOrNew, Timestamp, Uuid } from '../row-values.ts'

export const webhookKinds = ['alert.raised', 'check.finished', 'digest.daily'] as const
export type WebhookKind = (typeof webhookKinds)[number]

const WebhookDelivery = v.object({
  id: Uuid,
  kind: oneOfOrNew([...webhookKinds, 'webhook.test']),
  created_at: Timestamp,
  attempts: v.number(),
  /** Null if it was delivered or is not tried again. */
  next_attempt_at: v.nullable(Timestamp),
  last_attempt_at: v.nullable(Timestamp),
  /** The receiver's response to the last attempt, or why there was none. */
  last_status: v.nullable(v.number()),
  last_error: v.nullable(v.string()),
  delivered: v.boolean(),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

/** A webhook as its owner sees it, with its newest deliveries. Its secret is never sent back. */
export const Webhook = v.object({
  id: Uuid,
  url: v.string(),
  kinds: v.array(oneOfOrNew(webhookKinds)),
  created_at: Timestamp,
  /** The first failure since the last success. */
  failing_since: v.nullable(Timestamp),
  disabled_at: v.nullable(Timestamp),
  disabled_because: v.nullable(v.picklist(['failing', 'gone'])),
  deliveries: v.array(WebhookDelivery),
})
export type Webhook = v.InferOutput<typeof Webhook>

/** How the receiver answered a test. */
export const WebhookOutcome = v.object({ status: v.nullable(v.number()), error: v.nullable(v.string()) })
export type WebhookOutcome = v.InferOutput<typeof WebhookOutcome>

const maxUrlLength = 2048

/** Whether a webhook can have this address. Whether it is public is decided at each delivery. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && text.length <= maxUrlLength
  )
}

/** A new signing secret of these random bytes. */
export function webhookSecret(bytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}
