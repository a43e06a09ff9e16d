import { navigate } from 'wouter/use-browser-location'
import { eraseDatabase } from '#src/db/kept-databases.ts'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { signOut as endSession } from '#src/remote/auth.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine.ts'

/** Signs out on this device, with or without a network, and leaves nothing of the user on it. */
export async function signOut(): Promise<void> {
  const session = currentSession()
  if (session.status === 'signed-out') return
  try {
    await stopSync()
    // First the state: what the screens read must not be erased under them.
    setSession({ status: 'signed-out' })
    navigate(routes.home)
    endSession()
    await eraseDatabase(session.userId)
    showToast('good', messages.signedOut)
  } catch {
    showToast('bad', messages.signOutFailed)
  }
}
