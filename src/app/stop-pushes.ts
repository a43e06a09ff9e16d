import { currentSubscription, showOnIcon } from '#src/lib/push-browser.ts'
import { deletePushSubscription } from '#src/remote/push.ts'

const patienceMs = 2_000

/** Has this browser shown nothing more of whoever was signed in. Answers which address was given up, if any. */
export async function silenceBrowser(): Promise<string | null> {
  showOnIcon(0)
  try {
    const subscription = await currentSubscription()
    await subscription?.unsubscribe()
    return subscription?.endpoint ?? null
  } catch {
    return null
  }
}

/**
 * The same, and lets the server know while there still is a session to say it in. Without a network the server
 * learns it from the push service.
 */
export async function stopPushes(userId: string): Promise<void> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const endpoint = await Promise.race([silenceBrowser(), patience])
  if (endpoint === null) return
  const caller = { userId, signal: AbortSignal.timeout(patienceMs) }
  await deletePushSubscription(caller, endpoint).catch(() => undefined)
}
