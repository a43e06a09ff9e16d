// Every function throws a RemoteError on failure.
import * as v from 'valibot'
import { type ApiScope, ApiToken } from '#src/domain/account/api-token.ts'
import { Webhook, type WebhookKind, WebhookOutcome } from '#src/domain/account/webhook.ts'
import { callAsUser } from '../functions/user-function.ts'
import { type Caller, rpc } from './rest.ts'

/** Newest first. */
export function readTokens(caller: Caller): Promise<ApiToken[]> {
  return rpc(caller, 'my_api_tokens', v.array(ApiToken))
}

/** `hash` is the SHA-256 of the token, in hex. */
export async function createToken(
  caller: Caller,
  { name, hash, scopes, days }: { name: string; hash: string; scopes: readonly ApiScope[]; days: number },
): Promise<void> {
  const given = { p_name: name, p_hash: hash, p_scopes: scopes, p_days: days }
  await rpc(caller, 'create_api_token', v.unknown(), given)
}

export async function revokeToken(caller: Caller, id: string): Promise<void> {
  await rpc(caller, 'revoke_api_token', v.unknown(), { p_id: id })
}

/** Oldest first. */
export function readWebhooks(caller: Caller): Promise<Webhook[]> {
  return rpc(caller, 'my_webhooks', v.array(Webhook))
}

export async function createWebhook(
  caller: Caller,
  { url, secret, kinds }: { url: string; secret: string; kinds: readonly WebhookKind[] },
): Promise<void> {
  await rpc(caller, 'create_webhook', v.unknown(), { p_url: url, p_secret: secret, p_kinds: kinds })
}

export async function enableWebhook(caller: Caller, id: string): Promise<void> {
  await rpc(caller, 'enable_webhook', v.unknown(), { p_id: id })
}

/** Also deletes its deliveries. */
export async function deleteWebhook(caller: Caller, id: string): Promise<void> {
  await rpc(caller, 'delete_webhook', v.unknown(), { p_id: id })
}

/** Sends a test event. Returns the status of the receiver's response, or the error. */
export async function testWebhook({ userId, signal }: Caller, id: string): Promise<WebhookOutcome> {
  return await callAsUser('send-webhooks/test', userId, WebhookOutcome, { body: { webhook_id: id }, signal })
}
