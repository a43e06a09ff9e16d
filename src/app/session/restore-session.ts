import { storedSession } from '#src/remote/auth/stored-session.ts'
import { setSession } from '#src/state/session.ts'

/** Runs before the first render and sends no request. */
export function restoreSession(): void {
  const stored = storedSession()
  if (stored) setSession({ status: 'signed-in', userId: stored.userId, email: stored.email })
}
