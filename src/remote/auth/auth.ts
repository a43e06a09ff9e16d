import { authClient, renewInTime } from './auth-client.ts'
import { type AuthEvent, announceClick, announceUser, listenToAuth, presumeUser } from './auth-events.ts'
import { forgetSession, sessionKey, storedSession } from './stored-session.ts'

let following = false

/**
 * Until the first event, `storedSession` returns the state. Must be called before `signOut`. Returns a
 * function that stops listening.
 */
export function watchAuth(listener: (event: AuthEvent) => void): () => void {
  const stop = listenToAuth(listener)
  if (!following) follow()
  following = true
  return stop
}

function follow(): void {
  const stored = storedSession()
  presumeUser(stored?.userId ?? null)
  if (stored) renewInTime(stored.expiresAt)
  queueMicrotask(announceStored)
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === sessionKey) announceStored()
  })
}

function announceStored(): void {
  const stored = storedSession()
  if (stored && stored.expiresAt > Date.now()) announceUser(stored.userId, stored.email)
}

/** Signs out in every tab, even offline. After `farewell`, tries to revoke the session. Never throws. */
export function signOut(farewell: (accessToken: string) => Promise<void> = async () => {}): void {
  const stored = storedSession()
  // Not auth-js' signOut, which without a network tries to refresh an expired token for half a minute.
  // Removing the stored session also discards a pending refresh.
  forgetSession()
  announceClick()
  if (stored) void tellServer(stored.accessToken, farewell)
}

async function tellServer(accessToken: string, farewell: (accessToken: string) => Promise<void>) {
  await farewell(accessToken).catch(() => {})
  await authClient()
    .then((client) => client.admin.signOut(accessToken, 'local'))
    .catch(() => {})
}
