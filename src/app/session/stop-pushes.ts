import { silenceBrowser } from '#src/lib/push-browser.ts'
import { deletePushSubscriptionByToken } from '#src/remote/tables/push-subscriptions.ts'

/**
 * Stops this browser's notifications, and informs the server with the user's token. Offline, the server learns it from
 * the push service.
 */
export async function stopPushes(accessToken: string): Promise<void> {
  const endpoint = await silenceBrowser()
  if (endpoint !== null) await deletePushSubscriptionByToken(accessToken, endpoint)
}
