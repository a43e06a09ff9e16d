import { storedSession } from '#src/remote/auth/stored-session.ts'
import { setSession } from '#src/state/session.ts'

/** Restores the stored session, before the first paint and without a request. */
export function restoreSession(): void {
  const stored = storedSession()
  if (stored) setSession({ status: 'signed-in', userId: stored.userId, email: stored.email, verified: false })
}
