import { navigate } from 'wouter/use-browser-location'
import { countUnsentOf } from '#src/db/outbox/outbox.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { silenceBrowser } from '#src/lib/push-browser.ts'
import { signOut as endSession } from '#src/remote/auth/auth.ts'
import { deletePushSubscriptionByToken } from '#src/remote/tables/push-subscriptions.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { sessionWords } from '#src/words/auth/session.ts'
import { eraseLeftovers, eraseUserData } from './user-data.ts'

/** If the request fails, the server learns from the push service that the subscription is gone. */
async function stopPushes(accessToken: string): Promise<void> {
  const endpoint = await silenceBrowser()
  if (endpoint !== null) await deletePushSubscriptionByToken(accessToken, endpoint)
}

/** Returns 0 if the store is unreadable, because its changes cannot be sent in any case. */
export async function countUnsentChanges(): Promise<number> {
  const session = currentSession()
  return session ? countUnsentOf(session.userId).catch(() => 0) : 0
}

/** Signs the user out even if erasing their data fails, and reports the failure. */
export async function signOut(): Promise<void> {
  const session = currentSession()
  if (session === null) return
  try {
    // Ends the session first, so that screens no longer read the data that is being erased.
    setSession(null)
    navigate(routes.home)
    endSession(stopPushes)
    await eraseUserData(session.userId)
    // The session may have been too short to erase an earlier user's data.
    await eraseLeftovers(session.userId)
    showToast('good', sessionWords.signedOut)
  } catch {
    showToast('bad', sessionWords.signOutFailed)
  }
}
