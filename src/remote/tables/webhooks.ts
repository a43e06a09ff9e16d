// Every function throws RemoteError.
import * as v from 'valibot'
import { Webhook, type WebhookKind, WebhookOutcome } from '#src/domain/account/webhook.ts'
import { callAsUser } from '../functions/user-function.ts'
import { readResponse } from '../read-response.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'

/** Oldest first. */
export async function readWebhooks(caller: Caller): Promise<Webhook[]> {
  return readResponse(
    v.array(Webhook),
    await requestData(postgrestFor(caller).rpc('my_webhooks').throwOnError()),
  )
}

interface NewWebhook {
  url: string
  secret: string
  kinds: readonly WebhookKind[]
}

export async function createWebhook(caller: Caller, { url, secret, kinds }: NewWebhook): Promise<void> {
  const given = { p_url: url, p_secret: secret, p_kinds: kinds }
  await requestData(postgrestFor(caller).rpc('create_webhook', given).throwOnError())
}

export async function enableWebhook(caller: Caller, id: string): Promise<void> {
  await requestData(postgrestFor(caller).rpc('enable_webhook', { p_id: id }).throwOnError())
}

/** Also deletes its deliveries. */
export async function deleteWebhook(caller: Caller, id: string): Promise<void> {
  await requestData(postgrestFor(caller).rpc('delete_webhook', { p_id: id }).throwOnError())
}

/** Sends a test event. Returns the status of the receiver's response, or the error. */
export async function testWebhook({ userId, signal }: Caller, id: string): Promise<WebhookOutcome> {
  return await callAsUser('send-webhooks/test', userId, WebhookOutcome, { body: { webhook_id: id }, signal })
}
