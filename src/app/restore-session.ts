import { setSession } from '#src/state/session.ts'

/**
 * Takes the session that is stored on this device, before the first paint and without asking anybody. A first
 * visit has none, and does without the code that reads one.
 */
export async function restoreSession(): Promise<void> {
  if (!mayHaveSession()) return
  const { storedSession } = await import('#src/remote/stored-session.ts')
  const stored = storedSession()
  if (stored) setSession({ status: 'signed-in', userId: stored.userId, email: stored.email, verified: false })
}

function mayHaveSession(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
