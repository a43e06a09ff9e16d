import * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import { type Caller, rpc } from './rest.ts'

const signOutTimeoutMs = 4_000

/** Also removes the subscription from any other user. Throws RemoteError. */
export async function savePushSubscription(caller: Caller, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new RemoteError('unreadable')
  const parameters = { p_endpoint: endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth }
  await rpc(caller, 'save_push_subscription', v.unknown(), parameters)
}

/** Throws RemoteError. */
export async function deletePushSubscription(caller: Caller, endpoint: string): Promise<void> {
  await rpc(caller, 'delete_push_subscription', v.unknown(), { p_endpoint: endpoint })
}

/** Uses the ended session's token. Throws RemoteError if there is no response. */
export async function deletePushSubscriptionByToken(accessToken: string, endpoint: string): Promise<void> {
  const headers = {
    apikey: env.supabaseKey,
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ p_endpoint: endpoint })
  const url = `${env.supabaseUrl}/rest/v1/rpc/delete_push_subscription`
  await exchange(url, { method: 'POST', headers, body }, signOutTimeoutMs)
}
