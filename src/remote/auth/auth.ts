// The session of the person who is signed in: what becomes of it, and its end. Needs no auth library for either.
import { authClient, renewInTime } from './auth-client.ts'
import { type AuthEvent, announceClick, announceUser, listenToAuth, presumeUser } from './auth-events.ts'
import { forgetSession, sessionKey, storedSession, storedTokens } from './stored-session.ts'

let following = false

/**
 * Calls `listener`, synchronously, at every change of who is signed in. The first state comes from
 * `storedSession`; watch before anything else of this file is used. Returns the way to stop.
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

/** Tells of the session that is there, this tab's or one that another tab has put there, if its token is good. */
function announceStored(): void {
  const stored = storedSession()
  if (stored && stored.expiresAt > Date.now()) announceUser(stored.userId, stored.email)
}

/**
 * Signs out of this device at once, in every tab, with or without a network. The server is told afterwards and
 * nobody waits for it; `farewell` may still say something with the token that the session had. Never fails.
 */
export function signOut(farewell: (accessToken: string) => Promise<void> = async () => {}): void {
  const tokens = storedTokens()
  // Not auth-js' signOut: with an expired token and no network it first tries to refresh for half a minute.
  // Without the stored session its client has none either, and a refresh under way is discarded.
  forgetSession()
  announceClick()
  if (tokens) void tellServer(tokens.access_token, farewell)
}

async function tellServer(accessToken: string, farewell: (accessToken: string) => Promise<void>) {
  await farewell(accessToken).catch(() => {})
  await authClient()
    .then((client) => client.admin.signOut(accessToken, 'local'))
    .catch(() => {})
}
