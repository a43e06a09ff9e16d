import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { routes } from '../../../src/domain/shell/routes.ts'
import { webhookMailWords } from '../../../src/words/news/webhook-mail.ts'
import { readRows } from '../_shared/database.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { type SendMail, sent } from '../_shared/mail/mail-sender.ts'
import type { PlatformDeps } from '../_shared/platform.ts'
import { claimedBatches } from '../_shared/push/claimed-batches.ts'
import { type Network, postToReceiver, type Received } from './post-to-receiver.ts'

export interface SendWebhooksDeps
  extends PlatformDeps<'secretKey' | 'siteUrl' | 'verifyUser' | 'call' | 'clock'> {
  network: Network
  sendMail: SendMail | null
  now: () => Date
}

const deliverySchema = v.object({ id: v.string(), url: v.string(), secret: v.string(), payload: v.string() })
type Delivery = v.InferOutput<typeof deliverySchema>

const disabledSchema = v.nullable(
  v.object({
    url: v.string(),
    because: v.picklist(['failing', 'gone']),
    email: v.nullable(v.string()),
    language: v.nullable(v.string()),
  }),
)

/** POST with the secret key. Responds with {delivered, failed}. */
const send = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: SendWebhooksDeps) => {
  const { call, clock, log } = deps
  const counts = { delivered: 0, failed: 0 }
  const claim = (deliveries: number) => call('claim_webhook_deliveries', { p_limit: deliveries })
  for await (const batch of claimedBatches(claim, { schema: deliverySchema, clock, log })) {
    const received = await Promise.all(batch.map((delivery) => deliver(delivery, deps)))
    const delivered = received.filter(({ status }) => status !== null && status < 300).length
    counts.delivered += delivered
    counts.failed += batch.length - delivered
  }
  return counts
})

const testSchema = v.object({ webhook_id: v.pipe(v.string(), v.uuid()) })

/** POST {webhook_id} by the owner of the webhook. Sends a test delivery. Responds with {status, error}. */
const test = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: SendWebhooksDeps) => {
    const { webhook_id: p_webhook_id } = await readJson(testSchema)
    const claimed = await deps.call('claim_webhook_test', { p_user_id: userId, p_webhook_id })
    return { ...(await deliver(readRows(deliverySchema, claimed), deps)) }
  },
)

export function handle(request: Request, deps: SendWebhooksDeps): Promise<Response> {
  return (new URL(request.url).pathname.endsWith('/test') ? test : send)(request, deps)
}

async function deliver({ id, url, secret, payload }: Delivery, deps: SendWebhooksDeps): Promise<Received> {
  const sentAt = deps.now()
  const received = await postToReceiver(
    url,
    {
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, payload),
      },
      body: payload,
    },
    deps.network,
  )
  const outcome = { p_id: id, p_status: received.status, p_error: received.error }
  const disabled = readRows(disabledSchema, await deps.call('settle_webhook_delivery', outcome))
  if (disabled) await mailOwner(disabled, deps)
  return received
}

/** Only logs a failure, because the account page also shows that the webhook is disabled. */
async function mailOwner(
  { url, because, email, language }: NonNullable<v.InferOutput<typeof disabledSchema>>,
  { sendMail, siteUrl, log }: SendWebhooksDeps,
): Promise<void> {
  if (sendMail === null || email === null) return
  const host = URL.parse(url)?.host ?? url
  const mail = inLanguage(language, () => ({
    from: 'Keytrail',
    to: email,
    subject: webhookMailWords.subject(host),
    text: `${webhookMailWords[because](host)}\n\n${webhookMailWords.next} ${siteUrl}${routes.account}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }))
  await sent(sendMail(mail), 'the owner of a disabled webhook was not mailed', log)
}
