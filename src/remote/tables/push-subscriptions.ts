// Tells the server where this browser's push service is to be asked.
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import { type Caller, dataOf, postgrestFor } from './rest.ts'

const farewellMs = 4_000

/** Keeps the subscription for its user, whoever had it before. Throws RemoteError. */
export async function savePushSubscription(caller: Caller, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new RemoteError('unreadable')
  const parameters = { p_endpoint: endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth }
  await dataOf(postgrestFor(caller).rpc('save_push_subscription', parameters).throwOnError())
}

/** Forgets a subscription of the user's. Throws RemoteError. */
export async function deletePushSubscription(caller: Caller, endpoint: string): Promise<void> {
  await dataOf(postgrestFor(caller).rpc('delete_push_subscription', { p_endpoint: endpoint }).throwOnError())
}

/** The same in the name of somebody who has just signed out of this device: by the token that the session had. */
export async function giveUpPushSubscription(accessToken: string, endpoint: string): Promise<void> {
  const headers = {
    apikey: env.supabaseKey,
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ p_endpoint: endpoint })
  const url = `${env.supabaseUrl}/rest/v1/rpc/delete_push_subscription`
  await exchange(url, { method: 'POST', headers, body }, farewellMs)
}
