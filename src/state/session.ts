import { create } from 'zustand'

/**
 * This tab's user. A restored session also counts as signed in if its token has expired: the user works with the data on
 * the device. Only the user, a refusal or the account's deletion ends a session.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; userId: string; email: string }

interface SessionState {
  session: Session
}

const useSessionStore = create<SessionState>(() => ({ session: { status: 'signed-out' } }))

export function currentSession(): Session {
  return useSessionStore.getState().session
}

export function setSession(session: Session): void {
  useSessionStore.setState({ session })
}

export function useSession(): Session {
  return useSessionStore((state) => state.session)
}
