import { silenceBrowser } from '#src/lib/push-browser.ts'
import { deletePushSubscriptionByToken } from '#src/remote/tables/push-subscriptions.ts'

/**
 * Has this browser show nothing more, and lets the server know in the name of whoever had the token. Without a
 * network the server learns it from the push service.
 */
export async function stopPushes(accessToken: string): Promise<void> {
  const endpoint = await silenceBrowser()
  if (endpoint !== null) await deletePushSubscriptionByToken(accessToken, endpoint)
}
