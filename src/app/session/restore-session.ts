import { storedSession } from '#src/remote/auth/stored-session.ts'
import { setSession } from '#src/state/session.ts'

/** Takes the session that is stored on this device, before the first paint and without asking anybody. */
export function restoreSession(): void {
  const stored = storedSession()
  if (stored) setSession({ status: 'signed-in', userId: stored.userId, email: stored.email, verified: false })
}
