// Events are signed according to Standard Webhooks.
import * as v from 'valibot'
import { oneOfOrNew, Timestamp, Uuid } from '../row-values.ts'

export const webhookKinds = ['alert.raised', 'check.finished', 'digest.daily'] as const
export type WebhookKind = (typeof webhookKinds)[number]

const WebhookDelivery = v.object({
  id: Uuid,
  kind: oneOfOrNew([...webhookKinds, 'webhook.test']),
  created_at: Timestamp,
  attempts: v.number(),
  /** null if the event was delivered or will not be retried. */
  next_attempt_at: v.nullable(Timestamp),
  last_attempt_at: v.nullable(Timestamp),
  /** The response status of the last attempt; null if there was no response. */
  last_status: v.nullable(v.number()),
  last_error: v.nullable(v.string()),
  delivered: v.boolean(),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

/** Has no signing secret, because the server never sends it to the device. */
export const Webhook = v.object({
  id: Uuid,
  url: v.string(),
  kinds: v.array(oneOfOrNew(webhookKinds)),
  created_at: Timestamp,
  /** The time of the first failure since the last success; null if nothing has failed since. */
  failing_since: v.nullable(Timestamp),
  disabled_at: v.nullable(Timestamp),
  disabled_because: v.nullable(v.picklist(['failing', 'gone'])),
  deliveries: v.array(WebhookDelivery),
})
export type Webhook = v.InferOutput<typeof Webhook>

export const WebhookOutcome = v.object({ status: v.nullable(v.number()), error: v.nullable(v.string()) })
export type WebhookOutcome = v.InferOutput<typeof WebhookOutcome>

const maxUrlLength = 2048

/** Does not check whether the host is public, because the sender checks that at each delivery. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && text.length <= maxUrlLength
  )
}

export function webhookSecret(bytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}
