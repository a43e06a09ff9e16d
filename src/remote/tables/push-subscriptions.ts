import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'

const signOutTimeoutMs = 4_000

/** Removes the subscription from any other user. Throws RemoteError. */
export async function savePushSubscription(caller: Caller, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new RemoteError('unreadable')
  const parameters = { p_endpoint: endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth }
  await requestData(postgrestFor(caller).rpc('save_push_subscription', parameters).throwOnError())
}

/** Throws RemoteError. */
export async function deletePushSubscription(caller: Caller, endpoint: string): Promise<void> {
  await requestData(
    postgrestFor(caller).rpc('delete_push_subscription', { p_endpoint: endpoint }).throwOnError(),
  )
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
