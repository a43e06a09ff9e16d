import { navigate } from 'wouter/use-browser-location'
import { links, routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { silenceBrowser } from '#src/lib/push-browser.ts'
import { watchAuth } from '#src/remote/auth/auth.ts'
import type { EndReason } from '#src/remote/auth/auth-events.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { clearToasts } from '#src/state/toasts.ts'
import { closeUserData } from './user-data.ts'

let watching = false

async function leaveEnded(userId: string, reason: EndReason): Promise<void> {
  const returnTo = location.pathname + location.search
  setSession(null)
  navigate(links.login(returnTo))
  void silenceBrowser()
  const { endUserData } = await fetchPart(() => import('./end-user-data.ts'))
  await endUserData(userId, reason)
}

async function leaveWithOtherTab(userId: string): Promise<void> {
  setSession(null)
  navigate(routes.home)
  await closeUserData(userId)
}

// Other tabs' events do not reach a page in the back-forward cache, so a restored page compares the users.
function compareWithStored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  if (currentSession()?.userId !== storedSession()?.userId) location.reload()
}

export function watchSession(): void {
  if (watching) return
  watching = true
  addEventListener('pageshow', compareWithStored)
  watchAuth((event) => {
    const session = currentSession()
    if (event.kind === 'signed-in') {
      // Another user has signed in: none of the previous user's data may stay in this tab's memory.
      if (session && session.userId !== event.userId) return location.reload()
      clearToasts()
      setSession({ userId: event.userId, email: event.email })
    } else if (session && event.kind !== 'refreshed') {
      if (event.reason === 'click') void leaveWithOtherTab(session.userId)
      else void leaveEnded(session.userId, event.reason)
    }
  })
}
